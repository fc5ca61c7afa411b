import type { enFirst } from './en-first.ts'
import { esNotices } from './es-notices.ts'
import { esOffline } from './es-offline.ts'
import type { InLanguage } from './message-types.ts'

/**
 * The interface words of every first view, in Spanish as it is spoken in Florida; visitors are `usted`. The rules of en-first.ts
 * hold. Change `draft` below to the day when somebody who speaks the language has read the file; mark single texts
 * that need another look with `// review` at their end.
 * Review: draft
 */
export const esFirst = {
  ...esNotices,
  ...esOffline,
  'documents.sample': 'Documentos de muestra',
  'keyFigures.sample': 'Cifras de muestra',
  'site.titleWithPage': '{page} · {site}',
  'site.titleWithError': 'Error: {title}',
  'site.titleWhenSent': 'Enviado: {title}',
  'contact.safetyQuestion': '¿Un choque o un semáforo apagado ahora?',
  'contact.safetyAdvice':
    'No use este formulario. Llame al {emergency}, o al {roadRanger} para pedir un Road Ranger.',
  'page.cameras': 'Cámaras de tráfico',
  'page.camera-health': 'Estado de las cámaras',
  'footer.cameras': 'Cámaras de tráfico',
  'discover.cameras': 'Ver las cámaras de tráfico',
  'about.cameras': 'Ver estas carreteras por cámara',
  'site.skipToContent': 'Ir al contenido',
  'site.opensInNewTab': 'se abre en una pestaña nueva',
  'site.englishIsAuthoritative': 'El texto oficial es el inglés; esta traducción es una ayuda.',

  'site.readInEnglish': 'Read this page in English',

  'menu.open': 'Abrir el menú',
  'menu.close': 'Cerrar el menú',
  'menu.name': 'Menú',
  'menu.pages': 'Páginas',
  'menu.interactiveInNewTab': 'Interactivo, en una pestaña nueva',
  'menu.search': 'Buscar...',
  'menu.searchName': 'Buscar en este sitio desde la web',
  'menu.searchGo': 'Buscar, se abre en una pestaña nueva',
  'menu.readPdf': 'O lea el PDF',

  'page.discover': 'Descubra',
  'page.about-us': 'Quiénes somos',
  'page.services': 'Servicios',
  'page.metrics': 'Indicadores',
  'page.documents': 'Documentos',
  'page.contact-us': 'Contáctenos',
  'page.accessibility': 'Accesibilidad',
  'page.privacy': 'Privacidad',

  'footer.countiesOf': '{counties}.',
  'footer.onTheRoad': 'Ahora en la carretera',
  'footer.roadRangers': 'Road Rangers: marque *347',
  'footer.travelerInformation': '511, información para viajeros',
  'footer.emergency': 'Emergencia: marque 911',
  'footer.thisSite': 'Este sitio',
  'footer.newReportsFeed': 'Aviso de informes nuevos (feed)',
  'footer.version': 'Versión {version}, publicada el {date}',

  'discover.onTheRoad': 'Carreteras y cámaras en FL511',
  'discover.timeToAllow': '¿Cuánto tiempo debo calcular?',
  'map.title': 'Mapa del distrito',
  'map.description':
    'Los cinco condados de la costa atlántica, de norte a sur: {counties}. La I-95 los cruza todos a lo largo de la costa; la I-75 y la I-595 cruzan Broward.',
  'discover.newest': 'Informes más recientes',
  'discover.allDocuments': 'Todos los documentos',
  'discover.interactiveReport': 'Informe interactivo',
  'discover.openInteractive': 'Abrir el informe interactivo',
  'discover.samePdf': 'Leer lo mismo en PDF',
  'discover.visit': 'Vea dónde sucede',
  'discover.visitText':
    'El centro de gestión del tráfico trabaja día y noche. Recórralo en pantalla o pida una visita.',
  'discover.virtualTour': 'Recorrido virtual',
  'discover.requestVisit': 'Pedir una visita',

  'map.ocean': 'Océano Atlántico',
  'map.lake': 'Lago Okeechobee',

  'help.title': 'Ayuda en la carretera',
  'help.emergency': 'Un choque, un herido, un semáforo apagado',
  'help.roadRangers': 'Road Rangers: ayuda gratis en la autopista',
  'help.conditions': 'Estado de las carreteras por teléfono, web o aplicación',

  'about.counties': 'Condados, de norte a sur',

  'contact.phoneOrWriting': 'Por teléfono o por escrito',
  'contact.sample': 'Dirección de muestra',
  'contact.forums': 'Foros para socios',
  'contact.forumsText':
    'Formularios en línea para participar en las reuniones de la industria y de los centros de gestión del tráfico.',
  'contact.industryForum': 'Foro de la industria',
  'contact.tmcForum': 'Foro de centros de gestión del tráfico',

  'services.tabs': 'Servicios',

  'loading.getting': 'Obteniendo los datos...',
  'loading.updating': 'Actualizando los datos...',

  'toast.region': 'Avisos',
  'toast.error': 'Error',
  'toast.success': 'Listo',
  'toast.info': 'Información',
  'toast.warning': 'Atención',
  'toast.dismiss': 'Cerrar el aviso',

  'update.available': '¡Hay una versión nueva!',

  'failed.tryAgain': 'Intentar de nuevo',
  'failed.reference': 'Referencia {reference}.',
  'failed.page': 'Esta página no se cargó',
  'failed.pageHint': 'Puede que no haya conexión. El menú sigue funcionando.',

  'language.name': 'Idioma',
  'language.en': 'English',
  'language.es': 'Español',
  'language.ht': 'Kreyòl ayisyen',
  'languageOfDocument.en': 'inglés',
  'languageOfDocument.es': 'español',
  'languageOfDocument.ht': 'criollo haitiano',
} as const satisfies InLanguage<typeof enFirst>
