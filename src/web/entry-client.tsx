import './theme/theme.css'
import './shell/page-layout.css'
import { hydrateRoot } from 'react-dom/client'
import { splitLanguage } from '../contract/language.ts'
import { App } from './app.tsx'
import { readBoot } from './boot.ts'
import { readChosenLanguage } from './browser/chosen-language.ts'
import { noteDrawnSearch } from './browser/opened-searches.ts'
import { savesData } from './browser/saves-data.ts'
import { loadMessages, loadReportWords } from './messages/languages.ts'
import { createTranslate } from './messages/translate.ts'
import { startScrollMemory } from './shell/scroll-memory.ts'
import { codeAt, preloadPagesInTurn } from './site-pages.ts'
import { followLanguage } from './start/follow-language.ts'
import { keepDrawnPage } from './start/keep-drawn-page.ts'
import { rememberedHome } from './start/remembered-home.ts'
import { keepDrawnFields } from './ui/early-choices.tsx'
import { besidesEveryPart } from './ui/taken-over.tsx'

/** Takes over the page the server drew. If it fails, that page stays as it is, readable and linked. */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no root element')
  keepDrawnFields()
  const home = rememberedHome(location.pathname, readChosenLanguage())
  if (home !== null) return location.replace(home + location.search + location.hash)
  const boot = readBoot()
  noteDrawnSearch(boot.search)
  // Not the language the document says: a browser that translates the page changes that.
  besidesEveryPart(() => loadReportWords(boot.language))
  const code = codeAt(splitLanguage(location.pathname).path)
  const [messages] = await Promise.all([loadMessages(boot.language), code?.preload()])
  const putBack = keepDrawnPage(root)
  startScrollMemory()
  followLanguage()
  hydrateRoot(root, <App boot={boot} messages={messages} />, {
    onUncaughtError(error) {
      console.error('The application failed', error)
      putBack()
    },
  })
  if (!savesData()) void preloadPagesInTurn()
  const { afterStart } = await import('./start/after-start.ts')
  await afterStart(boot, createTranslate(boot.language, messages))
}

start().catch((error: unknown) => console.error('The application did not start', error))
