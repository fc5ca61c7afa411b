import type { messages as en } from './en-read.ts'
import type { InLanguage } from './translate.ts'

/** Messages of the page that shows the text of a report, in Spanish. Review: draft */
export const messages = {
  'read.title': 'Texto de {title}',
  'read.about': 'Acerca de este informe',
  'read.sample': 'Informe de muestra',
  'read.fromTags': 'El texto del PDF como página web. No incluye los encabezados ni los pies que se repiten en cada página.',
  'read.reviewed': 'La oficina escribió este texto para leerlo en la web. El PDF es el informe publicado.',
  'read.extracted': 'Texto extraído sin estructura',
  'read.untagged': 'Este PDF no está etiquetado: no indica qué es un título, una lista o una tabla. Abajo están las palabras de cada página, como las tiene el archivo. Así puede ser difícil seguir las tablas y los gráficos.',
  'read.withheld': 'Este PDF está etiquetado, pero sus etiquetas no bastan para hacer una página. Abajo están las palabras de cada página, como las tiene el archivo. Así puede ser difícil seguir las tablas y los gráficos.',
  'read.toFix': 'Qué hay que corregir en el PDF',
  'read.problem.words': {
    one: '{count} palabra no está etiquetada o está fuera de orden. Etiquétela, o márquela como artefacto si es decoración.',
    other: '{count} palabras no están etiquetadas o están fuera de orden. Etiquételas, o márquelas como artefactos si son decoración.',
  },
  'read.problem.table': {
    one: '{count} tabla tiene filas de distinto largo. Dé a cada fila el mismo número de celdas, contando las combinadas.',
    other: '{count} tablas tienen filas de distinto largo. Dé a cada fila el mismo número de celdas, contando las combinadas.',
  },
  'read.problem.figure': {
    one: '{count} figura no tiene texto alternativo. Escriba lo que ve en ella quien puede verla.',
    other: '{count} figuras no tienen texto alternativo. Escriba lo que ve en cada una quien puede verla.',
  },
  'read.problem.unreadable': 'No se pueden leer sus etiquetas. Exporte otra vez el PDF desde el original.',
  'read.onPage': '(página {page})',
  'read.onPages': '(páginas {pages})',
  'read.askFormat': 'Pedir otro formato',
  'read.data': 'Cifras como datos (CSV)',
  'read.pages': 'Páginas del PDF',
  'read.page': 'Página {page}',
  'read.noText': 'No hay texto en esta página.',
  'read.noAlternative': 'Una imagen que el PDF no describe',
  'read.wordsInPicture': 'Texto en esta imagen',
  'read.table': 'Tabla',
  'read.failed': 'No se pudo cargar el texto',
} as const satisfies InLanguage<typeof en>
