import './theme/theme.css'
import './shell/page-layout.css'
import { hydrateRoot } from 'react-dom/client'
import { splitLanguage } from '../contract/language.ts'
import { App } from './app.tsx'
import { readBoot } from './boot.ts'
import { readChosenLanguage } from './browser/chosen-language.ts'
import { savesData } from './browser/saves-data.ts'
import { loadCatalog } from './messages/languages.ts'
import { createTranslate } from './messages/translate.ts'
import { startScrollMemory } from './shell/scroll-memory.ts'
import { codeAt, preloadPagesInTurn } from './site-pages.ts'
import { afterStart } from './start/after-start.ts'
import { followLanguage } from './start/follow-language.ts'
import { rememberedHome } from './start/remembered-home.ts'

/** Hydrates the page the server rendered. If it fails, that page stays as it is, readable and linked. */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no root element')
  const home = rememberedHome(location.pathname, readChosenLanguage())
  if (home !== null) return location.replace(home + location.search + location.hash)
  const boot = readBoot()
  // The page's own code first: a boundary that suspends while it hydrates would be rendered twice.
  const [catalog] = await Promise.all([
    loadCatalog(boot.language, ['site']),
    codeAt(splitLanguage(location.pathname).path)?.preload(),
  ])
  startScrollMemory()
  followLanguage()
  const rendered = root.cloneNode(true)
  const path = location.pathname
  hydrateRoot(root, <App boot={boot} catalog={catalog} />, {
    onUncaughtError(error) {
      console.error('The application failed', error)
      // React empties its root. The server's page goes back, or the server renders the page the visitor went to.
      if (location.pathname === path) root.replaceWith(rendered)
      else location.reload()
    },
  })
  if (!savesData()) void preloadPagesInTurn()
  await afterStart(boot, createTranslate(boot.language, catalog.messages))
}

start().catch((error: unknown) => console.error('The application did not start', error))
