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
  'discover.cameras': 'Ver las cámaras de tráfico',
  'site.skipToContent': 'Ir al contenido',
  'site.opensInNewTab': 'se abre en una pestaña nueva',

  'menu.open': 'Abrir el menú',
  'menu.close': 'Cerrar el menú',
  'menu.name': 'Menú',
  'menu.pages': 'Páginas',

  'page.discover': 'Descubra',
  'page.about-us': 'Quiénes somos',
  'page.services': 'Servicios',
  'page.metrics': 'Indicadores',
  'page.documents': 'Documentos',
  'page.contact-us': 'Contáctenos',
  'page.accessibility': 'Accesibilidad',
  'page.privacy': 'Privacidad',

  'footer.version': 'Versión {version}, publicada el {date}',

  'discover.onTheRoad': 'Carreteras y cámaras en FL511',
  'discover.timeToAllow': '¿Cuánto tiempo debo calcular?',

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
} as const satisfies InLanguage<typeof enFirst>
