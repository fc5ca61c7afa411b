import type { messages as en } from './en-data.ts'
import type { InLanguage } from './translate.ts'

/** Messages of the page Data and API, in Spanish. Review: draft */
export const messages = {
  'data.api': 'Una sola API',
  'data.apiText': 'Cada página de este sitio se hace con llamadas que cualquiera puede hacer, también desde otros sitios web. Responden en JSON; las tablas, también en CSV.',
  'data.openApi': 'Todas las llamadas, como OpenAPI',
  'data.examples': 'Ejemplos',
  'data.example.reports': 'Todos los informes anuales',
  'data.example.series': 'Cada semana de cifras de autopistas, en CSV',
  'data.example.search': 'Páginas de documentos que mencionan “ramp”',
  'data.feeds': 'Canales de noticias',
  'data.feedsText': 'Un canal avisa a su lector o programa cuando {site} publica o revisa un informe.',
  'data.example.roads': 'Cierres en las carreteras ahora',
  'data.roadEvents': 'Eventos en las carreteras',
  'data.workZones': 'Cierres y zonas de obras',
  'data.allReports': 'Todos los informes',
  'data.officeNotices': 'Avisos de la oficina',
  'data.embed': 'Mostrar una cifra en otro sitio web',
  'data.embedText': 'Pegue estas líneas en una página. Muestran la cifra más reciente cada vez que alguien la abre. Mencione a {site} como fuente.',
} as const satisfies InLanguage<typeof en>
