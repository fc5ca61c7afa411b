import type { enFirst } from './en-first.ts'
import { htNotices } from './ht-notices.ts'
import { htOffline } from './ht-offline.ts'
import type { InLanguage } from './message-types.ts'

/**
 * The interface words of every first view, in Haitian Creole, in the spelling that Haiti made official in 1979. The rules
 * of en-first.ts hold. Change `draft` below to the day when somebody who speaks the language has read the file; mark
 * single texts that need another look with `// review` at their end.
 * Review: draft
 */
export const htFirst = {
  ...htNotices,
  ...htOffline,
  'documents.sample': 'Dokiman egzanp',
  'keyFigures.sample': 'Chif egzanp',
  'site.titleWithPage': '{page} · {site}',
  'site.titleWithError': 'Erè: {title}',
  'site.titleWhenSent': 'Voye: {title}',
  'contact.safetyQuestion': 'Gen yon aksidan oswa yon limyè sikilasyon ki etenn kounye a?',
  'contact.safetyAdvice': 'Pa sèvi ak fòmilè sa a. Rele {emergency}, oswa {roadRanger} pou yon Road Ranger.',
  'page.cameras': 'Kamera sikilasyon',
  'page.camera-health': 'Eta kamera yo',
  'discover.cameras': 'Gade kamera sikilasyon yo',
  'site.skipToContent': 'Ale nan kontni paj la',
  'site.opensInNewTab': 'louvri nan yon nouvo onglè',

  'menu.open': 'Louvri meni an',
  'menu.close': 'Fèmen meni an',
  'menu.name': 'Meni',
  'menu.pages': 'Paj yo',

  'page.discover': 'Dekouvri',
  'page.about-us': 'Kiyès nou ye',
  'page.services': 'Sèvis',
  'page.metrics': 'Mezi',
  'page.documents': 'Dokiman',
  'page.contact-us': 'Kontakte nou',
  'page.accessibility': 'Aksesibilite',
  'page.privacy': 'Vi prive',

  'footer.version': 'Vèsyon {version}, pibliye {date}',

  'discover.onTheRoad': 'Wout ak kamera sou FL511',
  'discover.timeToAllow': 'Konbyen tan pou mwen prevwa?',

  'contact.phoneOrWriting': 'Nan telefòn oswa pa lèt',
  'contact.sample': 'Adrès egzanp',
  'contact.forums': 'Fowòm pou patnè yo',
  'contact.forumsText':
    'Fòmilè sou entènèt pou patisipe nan reyinyon endistri a ak reyinyon sant jesyon sikilasyon yo.',
  'contact.industryForum': 'Fowòm endistri a',
  'contact.tmcForum': 'Fowòm sant jesyon sikilasyon yo',

  'services.tabs': 'Sèvis yo',

  'loading.getting': 'N ap chèche done yo...',
  'loading.updating': 'N ap mete done yo ajou...',

  'toast.region': 'Avi yo',
  'toast.error': 'Erè',
  'toast.success': 'Sa mache',
  'toast.info': 'Enfòmasyon',
  'toast.warning': 'Atansyon',
  'toast.dismiss': 'Fèmen avi a',

  'update.available': 'Gen yon nouvo vèsyon!',

  'failed.tryAgain': 'Eseye ankò',
  'failed.reference': 'Referans {reference}.',
  'failed.page': 'Paj sa a pa chaje',
  'failed.pageHint': 'Petèt pa gen koneksyon. Meni an toujou mache.',
} as const satisfies InLanguage<typeof enFirst>
