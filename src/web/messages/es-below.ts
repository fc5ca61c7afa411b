import type { enBelow } from './en-below.ts'
import type { InLanguage } from './message-types.ts'

/**
 * The words below and beside a first view, in Spanish. The rules of en-first.ts hold.
 * Review: draft
 */
export const esBelow = {
  'menu.interactiveInNewTab': 'Interactivo, en una pestaña nueva',
  'menu.readPdf': 'O lea el PDF',
  'menu.search': 'Buscar...',
  'menu.searchGo': 'Buscar, se abre en una pestaña nueva',
  'menu.searchName': 'Buscar en este sitio desde la web',

  'language.en': 'English',
  'language.es': 'Español',
  'language.ht': 'Kreyòl ayisyen',
  'language.name': 'Idioma',

  'languageOfDocument.en': 'inglés',
  'languageOfDocument.es': 'español',
  'languageOfDocument.ht': 'criollo haitiano',

  'discover.allDocuments': 'Todos los documentos',
  'discover.interactiveReport': 'Informe interactivo',
  'discover.newest': 'Informes más recientes',
  'discover.openInteractive': 'Abrir el informe interactivo',
  'discover.requestVisit': 'Pedir una visita',
  'discover.samePdf': 'Leer lo mismo en PDF',
  'discover.virtualTour': 'Recorrido virtual',
  'discover.visit': 'Vea dónde sucede',
  'discover.visitText':
    'El centro de gestión del tráfico trabaja día y noche. Recórralo en pantalla o pida una visita.',

  'map.description':
    'Los cinco condados de la costa atlántica, de norte a sur: {counties}. La I-95 los cruza todos a lo largo de la costa; la I-75 y la I-595 cruzan Broward.',
  'map.lake': 'Lago Okeechobee',
  'map.ocean': 'Océano Atlántico',
  'map.title': 'Mapa del distrito',

  'about.cameras': 'Ver estas carreteras por cámara',
  'about.counties': 'Condados, de norte a sur',

  'help.conditions': 'Estado de las carreteras por teléfono, web o aplicación',
  'help.emergency': 'Un choque, un herido, un semáforo apagado',
  'help.roadRangers': 'Road Rangers: ayuda gratis en la autopista',
  'help.title': 'Ayuda en la carretera',

  'site.englishIsAuthoritative': 'El texto oficial es el inglés; esta traducción es una ayuda.',
  'site.readInEnglish': 'Read this page in English',

  'footer.cameras': 'Cámaras de tráfico',
  'footer.countiesOf': '{counties}.',
  'footer.emergency': 'Emergencia: marque 911',
  'footer.newReportsFeed': 'Aviso de informes nuevos (feed)',
  'footer.onTheRoad': 'Ahora en la carretera',
  'footer.roadRangers': 'Road Rangers: marque *347',
  'footer.thisSite': 'Este sitio',
  'footer.travelerInformation': '511, información para viajeros',
} as const satisfies InLanguage<typeof enBelow>
