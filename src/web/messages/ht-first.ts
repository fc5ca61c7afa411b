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
  'footer.cameras': 'Kamera sikilasyon',
  'discover.cameras': 'Gade kamera sikilasyon yo',
  'about.cameras': 'Gade wout sa yo sou kamera',
  'site.skipToContent': 'Ale nan kontni paj la',
  'site.opensInNewTab': 'louvri nan yon nouvo onglè',
  'site.englishIsAuthoritative': 'Tèks ofisyèl la se tèks angle a; tradiksyon sa a la pou ede ou.',

  'site.readInEnglish': 'Read this page in English',

  'menu.open': 'Louvri meni an',
  'menu.close': 'Fèmen meni an',
  'menu.name': 'Meni',
  'menu.pages': 'Paj yo',
  'menu.interactiveInNewTab': 'Entèaktif, nan yon nouvo onglè',
  'menu.search': 'Chèche...',
  'menu.searchName': 'Chèche nan sit sa a sou entènèt',
  'menu.searchGo': 'Chèche, louvri nan yon nouvo onglè',
  'menu.readPdf': 'Oswa li PDF la',

  'page.discover': 'Dekouvri',
  'page.about-us': 'Kiyès nou ye',
  'page.services': 'Sèvis',
  'page.metrics': 'Mezi',
  'page.documents': 'Dokiman',
  'page.contact-us': 'Kontakte nou',
  'page.accessibility': 'Aksesibilite',
  'page.privacy': 'Vi prive',

  'footer.countiesOf': '{counties}.',
  'footer.onTheRoad': 'Sou wout la kounye a',
  'footer.roadRangers': 'Road Rangers: konpoze *347',
  'footer.travelerInformation': '511, enfòmasyon pou vwayajè',
  'footer.emergency': 'Ijans: rele 911',
  'footer.thisSite': 'Sit sa a',
  'footer.newReportsFeed': 'Avi sou nouvo rapò (feed)',
  'footer.version': 'Vèsyon {version}, pibliye {date}',

  'discover.onTheRoad': 'Wout ak kamera sou FL511',
  'discover.timeToAllow': 'Konbyen tan pou mwen prevwa?',
  'map.title': 'Kat distri a',
  'map.description':
    'Senk konte ki sou kòt Atlantik la, soti nan nò rive nan sid: {counties}. I-95 travèse yo tout bò kòt la; I-75 ak I-595 travèse Broward.',
  'discover.newest': 'Dènye rapò yo',
  'discover.allDocuments': 'Tout dokiman yo',
  'discover.interactiveReport': 'Rapò entèaktif',
  'discover.openInteractive': 'Louvri rapò entèaktif la',
  'discover.samePdf': 'Li menm bagay la an PDF',
  'discover.visit': 'Vin wè kote sa fèt',
  'discover.visitText':
    'Sant jesyon sikilasyon an travay lajounen kou lannwit. Vizite li sou ekran, oswa mande yon vizit.',
  'discover.virtualTour': 'Vizit vityèl',
  'discover.requestVisit': 'Mande yon vizit',

  'map.ocean': 'Oseyan Atlantik',
  'map.lake': 'Lak Okeechobee',

  'help.title': 'Èd sou wout la',
  'help.emergency': 'Yon aksidan, yon moun blese, yon limyè sikilasyon ki etenn',
  'help.roadRangers': 'Road Rangers: èd gratis sou otowout la',
  'help.conditions': 'Eta wout yo nan telefòn, sou entènèt oswa nan aplikasyon an',

  'about.counties': 'Konte yo, soti nan nò rive nan sid',

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

  'language.name': 'Lang',
  'language.en': 'English',
  'language.es': 'Español',
  'language.ht': 'Kreyòl ayisyen',
  'languageOfDocument.en': 'angle',
  'languageOfDocument.es': 'panyòl',
  'languageOfDocument.ht': 'kreyòl ayisyen',
} as const satisfies InLanguage<typeof enFirst>
