import type { enBelow } from './en-below.ts'
import type { InLanguage } from './message-types.ts'

/**
 * The words below and beside a first view, in Haitian Creole. The rules of en-first.ts hold.
 * Review: draft
 */
export const htBelow = {
  'menu.interactiveInNewTab': 'Entèaktif, nan yon nouvo onglè',
  'menu.readPdf': 'Oswa li PDF la',
  'menu.search': 'Chèche...',
  'menu.searchGo': 'Chèche, louvri nan yon nouvo onglè',
  'menu.searchName': 'Chèche nan sit sa a sou entènèt',

  'language.en': 'English',
  'language.es': 'Español',
  'language.ht': 'Kreyòl ayisyen',
  'language.name': 'Lang',

  'languageOfDocument.en': 'angle',
  'languageOfDocument.es': 'panyòl',
  'languageOfDocument.ht': 'kreyòl ayisyen',

  'discover.allDocuments': 'Tout dokiman yo',
  'discover.interactiveReport': 'Rapò entèaktif',
  'discover.newest': 'Dènye rapò yo',
  'discover.openInteractive': 'Louvri rapò entèaktif la',
  'discover.requestVisit': 'Mande yon vizit',
  'discover.samePdf': 'Li menm bagay la an PDF',
  'discover.virtualTour': 'Vizit vityèl',
  'discover.visit': 'Vin wè kote sa fèt',
  'discover.visitText':
    'Sant jesyon sikilasyon an travay lajounen kou lannwit. Vizite li sou ekran, oswa mande yon vizit.',

  'map.description':
    'Senk konte ki sou kòt Atlantik la, soti nan nò rive nan sid: {counties}. I-95 travèse yo tout bò kòt la; I-75 ak I-595 travèse Broward.',
  'map.lake': 'Lak Okeechobee',
  'map.ocean': 'Oseyan Atlantik',
  'map.title': 'Kat distri a',

  'about.cameras': 'Gade wout sa yo sou kamera',
  'about.counties': 'Konte yo, soti nan nò rive nan sid',

  'help.conditions': 'Eta wout yo nan telefòn, sou entènèt oswa nan aplikasyon an',
  'help.emergency': 'Yon aksidan, yon moun blese, yon limyè sikilasyon ki etenn',
  'help.roadRangers': 'Road Rangers: èd gratis sou otowout la',
  'help.title': 'Èd sou wout la',

  'site.englishIsAuthoritative': 'Tèks ofisyèl la se tèks angle a; tradiksyon sa a la pou ede ou.',
  'site.readInEnglish': 'Read this page in English',

  'footer.cameras': 'Kamera sikilasyon',
  'footer.countiesOf': '{counties}.',
  'footer.emergency': 'Ijans: rele 911',
  'footer.newReportsFeed': 'Avi sou nouvo rapò (feed)',
  'footer.onTheRoad': 'Sou wout la kounye a',
  'footer.roadRangers': 'Road Rangers: konpoze *347',
  'footer.thisSite': 'Sit sa a',
  'footer.travelerInformation': '511, enfòmasyon pou vwayajè',
} as const satisfies InLanguage<typeof enBelow>
