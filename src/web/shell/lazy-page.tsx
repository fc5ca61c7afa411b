import { type ComponentType, lazy, Suspense, useState } from 'react'
import { splitLanguage } from '../../contract/language.ts'
import { loadCatalog, PAGE_AREAS } from '../messages/languages.ts'
import { useTranslations } from '../messages/messages-context.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** A page whose code arrives on demand. `preload` fetches it early; afterwards it renders without waiting. */
export interface LazyPage {
  Page: ComponentType
  preload: () => Promise<void>
}

/**
 * A page as a chunk of its own; gray bars take its place while it arrives. React.lazy suspends once even for code that
 * is here already, which the server cannot wait for: once preloaded, the component itself is rendered.
 */
export function lazyPage(name: keyof typeof PAGE_AREAS, load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | null = null
  const loadWithMessages = async () => {
    const [Page] = await Promise.all([load(), loadMessagesOf(name)])
    loaded = Page
    return { default: Page }
  }
  const Lazy = lazy(loadWithMessages)
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each page, when site-pages.ts loads
  function Page() {
    // Chosen once: another component type would remount the page.
    const [Loaded] = useState(() => loaded ?? Lazy)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Loaded />
      </Suspense>
    )
  }
  return {
    Page,
    preload: async () => {
      await loadWithMessages()
    },
  }
}

/** In the language of the address; the server has every message from its start. */
async function loadMessagesOf(page: keyof typeof PAGE_AREAS): Promise<void> {
  if (typeof location === 'undefined') return
  await loadCatalog(splitLanguage(location.pathname).language, PAGE_AREAS[page])
}

/** Shown in place of a page while its code arrives. */
function PageSkeleton() {
  const { t } = useTranslations()
  return (
    <div className="page" aria-busy="true">
      <p className="visually-hidden">{t('loading.getting')}</p>
      <Skeleton bars={['medium', 'long', 'full', 'full', 'full', 'medium']} />
    </div>
  )
}
