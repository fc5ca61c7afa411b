import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Redirect, Route, Router, Switch } from 'wouter'
import { languagePrefix } from '../contract/language.ts'
import { PAGES } from '../contract/pages.ts'
import { createQueryClient } from './api/query-client.ts'
import { SentFormProvider, SiteProvider } from './api/site-context.tsx'
import type { Boot } from './boot.ts'
import type { Catalog } from './messages/catalog.ts'
import { TranslationsProvider } from './messages/messages-context.tsx'
import { Shell } from './shell/shell.tsx'
import { cameraPage, reportPage, searchPage, sitePages } from './site-pages.ts'

/** The whole site. `ssrPath` is the address being rendered on the server; a browser reads its own. */
export function App(props: { boot: Boot; catalog: Catalog; ssrPath?: string }) {
  const { boot, catalog, ssrPath } = props
  const [queryClient] = useState(() => createQueryClient(boot.queries))
  const DiscoverPage = sitePages.discover.Page
  return (
    <QueryClientProvider client={queryClient}>
      <SiteProvider site={boot.site} publicUrl={boot.publicUrl}>
        <TranslationsProvider language={boot.language} catalog={catalog}>
          <SentFormProvider form={boot.form}>
            <Router
              base={languagePrefix(boot.language)}
              {...(ssrPath === undefined ? {} : { ssrPath })}
              // The browser begins with it too: a copy stored offline was rendered without the search in the address.
              ssrSearch={boot.search}
            >
              <Shell>
                <Switch>
                  <Route path="/" component={DiscoverPage} />
                  {PAGES.map((page) => (
                    <Route key={page} path={`/app/${page}`} component={sitePages[page].Page} />
                  ))}
                  <Route path="/app/search" component={searchPage.Page} />
                  <Route path="/app/cameras/:id" component={cameraPage.Page} />
                  <Route path="/app/:section/:id" component={reportPage.Page} />
                  <Route>
                    <Redirect to="/" replace />
                  </Route>
                </Switch>
              </Shell>
            </Router>
          </SentFormProvider>
        </TranslationsProvider>
      </SiteProvider>
    </QueryClientProvider>
  )
}
