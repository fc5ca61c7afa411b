import type { messages as en } from './en-ledger.ts'
import type { InLanguage } from './translate.ts'

/** Messages of the state of the documents on the page about accessibility, in Spanish. Review: draft */
export const messages = {
  'ledger.title': 'Nuestros documentos',
  'ledger.counts': {
    one: '**{count} documento**: {nothingFound} sin problemas encontrados, {excepted} exceptuados, {due} pendientes.',
    other: '**{count} documentos**: {nothingFound} sin problemas encontrados, {excepted} exceptuados, {due} pendientes.',
  },
  'ledger.date': 'La ley se aplica a los documentos a partir del **{date}**.',
  'ledger.dateSource': 'Según:',
  'ledger.nothingFound': '**Sin problemas encontrados:** un programa revisó el archivo y no encontró ningún problema. Ningún programa puede saber si todas las personas pueden leerlo.',
  'ledger.excepted': '**Exceptuado:** la oficina invoca una excepción de la ley, por ejemplo para un documento archivado, y tiene pruebas de ello. Aun así puede pedir otro formato.',
  'ledger.due': '**Pendiente:** se encontraron problemas, o no se pudo revisar el archivo. La oficina tiene que corregirlo.',
  'ledger.queue': 'Lo primero que se corregirá',
  'ledger.queueText': 'Primero están los archivos que se descargan mucho y son difíciles de leer.',
  'ledger.problems': { one: '{count} problema encontrado', other: '{count} problemas encontrados' },
  'ledger.untagged': 'sin estructura para lectores de pantalla',
  'ledger.unchecked': 'no se pudo revisar',
  'ledger.downloads': { one: '{count} descarga en 12 meses', other: '{count} descargas en 12 meses' },
  'ledger.failed': 'Falta el estado de nuestros documentos',
  'ledger.failedHint': 'Todo lo demás de esta página está completo. Intente de nuevo en un momento.',
} as const satisfies InLanguage<typeof en>
