import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Redirect, Route, Router, Switch, useLocation } from 'wouter'
import { DEFAULT_LANGUAGE, languagePrefix } from '../contract/language.ts'
import { missingAddress } from '../contract/missing-address.ts'
import type { Notice } from '../contract/notice.ts'
import { isEmergency } from '../contract/notices-in-force.ts'
import type { Missing } from '../contract/page-source.ts'
import { isShown, PAGES, pageOf, pagePath } from '../contract/pages.ts'
import { isCopy } from './api/freshness.ts'
import { createQueryClient, queryKeyOf } from './api/query-client.ts'
import { ReloadDocument } from './api/query-view.tsx'
import { SentFormProvider, SiteProvider, useSite, useSiteFacts } from './api/site-context.tsx'
import type { Boot } from './boot.ts'
import { MissingPage } from './features/missing/lazy-missing.tsx'
import type { Catalog } from './messages/catalog.ts'
import { TranslationsProvider } from './messages/messages-context.tsx'
import { Shell } from './shell/shell.tsx'
import { cameraPage, readPage, reportPage, searchPage, sitePages } from './site-pages.tsx'

/** The whole site. `ssrPath` is the address being rendered on the server; a browser reads its own. */
export function App(props: { boot: Boot; catalog: Catalog; ssrPath?: string }) {
  const { boot, catalog, ssrPath } = props
  const [queryClient] = useState(() => createQueryClient(boot.queries, isCopy()))
  return (
    <QueryClientProvider client={queryClient}>
      <SiteProvider facts={boot}>
        <TranslationsProvider language={boot.language} catalog={catalog} terms={boot.site.terms}>
          <SentFormProvider form={boot.form}>
            <Router
              base={languagePrefix(boot.language)}
              {...(ssrPath === undefined ? {} : { ssrPath })}
              // For the browser's first render too: an offline copy was rendered without the query string.
              ssrSearch={boot.search}
            >
              <Shell>
                <Pages missing={boot.missing} />
              </Shell>
            </Router>
          </SentFormProvider>
        </TranslationsProvider>
      </SiteProvider>
    </QueryClientProvider>
  )
}

/** The page at the address. `missing`: the requested address, if the server found no page there. */
function Pages({ missing }: { missing: Missing | null }) {
  const [path] = useLocation()
  const [firstPath] = useState(path)
  const [hasMoved, setHasMoved] = useState(false)
  const site = useSite()
  const notices = useQueryClient().getQueryData<Notice[]>(queryKeyOf('getNotices', {})) ?? []
  const isStorm = useSiteFacts().hasStormPage === true && isEmergency(notices)
  if (path !== firstPath && !hasMoved) setHasMoved(true)
  // In an emergency, if the office has a storm page, Discover is another document, which only the server has.
  if (isStorm && hasMoved && pageOf(path) === 'discover') return <ReloadDocument />
  if (missing !== null && path === firstPath) return <MissingPage {...missing} />
  return (
    <Switch>
      <Route path="/" component={sitePages.discover.Part} />
      {PAGES.filter((page) => isShown(page, site)).map((page) => (
        <Route key={page} path={pagePath(page)} component={sitePages[page].Part} />
      ))}
      <Route path="/app/search" component={searchPage.Part} />
      {site.hasCameras ? <Route path="/app/cameras/:id" component={cameraPage.Part} /> : null}
      <Route path="/app/:section/:id" component={reportPage.Part} />
      <Route path="/app/:section/:id/read" component={readPage.Part} />
      <Route>
        <Redirect to={missingAddress(path, DEFAULT_LANGUAGE)} replace />
      </Route>
    </Switch>
  )
}
