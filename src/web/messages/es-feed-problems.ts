import type { FeedProblemTexts } from './message-types.ts'

/**
 * What went wrong with a camera feed, in Spanish.
 * Review: draft
 */
export const esFeedProblems: FeedProblemTexts = {
  noAnswer: 'El servidor del organismo no respondió a tiempo.',
  tooLarge:
    'La respuesta del organismo era más grande de lo que puede ser una lista de cámaras, y no se leyó.',
  cutShort: 'La respuesta del organismo se cortó antes del final.',
  forbiddenAddress: 'La dirección de la lista lleva a un lugar al que este sitio no puede preguntar.',
  refusedByAgency: 'El servidor del organismo se negó a entregar su lista.',
  notJson: 'La respuesta del organismo no tenía la forma acordada.',
  notAList: 'La respuesta del organismo no contenía una lista de cámaras.',
  emptyList: 'La lista del organismo estaba vacía; se conserva la última que no lo estaba.',
  tooManyRecords: 'La lista tenía más registros de los que lee este sitio; los demás quedaron fuera.',
  notARecord: 'Los registros que no tenían la forma acordada quedaron fuera.',
  noId: 'Las cámaras sin un nombre propio quedaron fuera.',
  duplicateId: 'Las cámaras que aparecían más de una vez en la lista se muestran una sola vez.',
  noRoad: 'Las cámaras sin carretera están por condado en “Otras carreteras”.',
  noCoordinates: 'Las cámaras sin un lugar en el mapa están solo en la lista.',
  zeroCoordinates: 'Las cámaras situadas en latitud 0 y longitud 0 están solo en la lista.',
  swappedCoordinates: 'Las cámaras con la latitud y la longitud intercambiadas se pusieron en su lugar.',
  impossibleCoordinates:
    'Las cámaras situadas donde no puede haber una carretera del organismo están solo en la lista.',
  htmlInText: 'Las descripciones que contenían código de páginas web se convirtieron en texto sencillo.',
  noViews: 'Las cámaras sin ninguna imagen quedaron fuera.',
  badPictureAddress: 'Las imágenes sin una dirección que se pueda usar no se pueden mostrar.',
  unknownStatus: 'Las vistas de las que el organismo no dice si están encendidas se tratan como encendidas.',
  hostNotAllowed:
    'No se muestran las imágenes de servidores a los que este sitio no está configurado para preguntar.',
  videoHostNotAllowed: 'No se ofrecen los videos de servidores que este sitio no está configurado para usar.',
  noPictureTime: 'Las imágenes llegaron sin la hora en que se tomaron, que el formato exige.',
  slowWatch:
    'Este sitio no revisa cada imagen en menos de tres minutos. Las que llevan más tiempo indican desde cuándo.',
}
