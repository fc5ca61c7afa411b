import type { Language } from '../../contract/language.ts'

/** Texts of the page for storms, which is rendered on the server alone and so in no catalog that a browser loads. */
export interface StormTexts {
  /** The page's name where the office has written no text for it. */
  title: string
  /** The same as a description. */
  about: string
  sample: string
  sampleTexts: string
  warnings: string
  /** With `{time}`: when the list was last received. */
  noWarnings: string
  /** With `{time}`. */
  lateWarnings: string
  unknownWarnings: string
  /** With `{time}`. */
  until: string
  untilFurtherNotice: string
  /** With `{time}`. */
  begins: string
  fullText: string
  fullTextIntro: string
  whatToDo: string
  cyclones: string
  /** With `{number}`. */
  advisory: string
  closures: string
  noClosures: string
  lateClosures: string
  unknownClosures: string
  sampleClosures: string
  moreClosures: string
  allRoads: string
  call: string
  callEmergency: string
  callAssistance: string
  callTravelerInformation: string
  past: string
  /** With `{days}`. */
  pastTitle: string
  pastIntro: string
  /** With `{from}` and `{until}`. */
  hours: string
  /** With `{from}`. */
  goesOn: string
  pastNotices: string
  pastWarnings: string
  pastClosures: string
  none: string
  /** With `{time}`. */
  asOf: string
  /** Said once when an open page has fetched something new. */
  news: string
  /** Said of a copy that a device shows without a connection. */
  copy: string
  back: string
  otherPages: string
}

/** Spanish, review: draft. Haitian Creole, review: draft. */
export const STORM_PAGE: Readonly<Record<Language, StormTexts>> = {
  en: {
    title: 'Storms and weather warnings',
    about: 'Official weather warnings for our counties, and what to know about the roads in a storm.',
    sample: 'Sample: this site is not connected to the weather service.',
    sampleTexts: 'Sample: the office’s texts on this page are made up.',
    warnings: 'Official warnings',
    noWarnings: 'At {time}, the National Weather Service had no warning in force for our counties.',
    lateWarnings:
      'The National Weather Service was last reached at {time}, so we do not know whether there are new warnings.',
    unknownWarnings: 'We do not know the warnings now. See weather.gov.',
    until: 'Until {time}',
    untilFurtherNotice: 'Until further notice',
    begins: 'Begins {time}',
    fullText: 'Full text of all warnings',
    fullTextIntro: 'In the words of the National Weather Service.',
    whatToDo: 'What to do',
    cyclones: 'Storms that the National Hurricane Center follows',
    advisory: 'advisory {number}',
    closures: 'Closed roads and bridges',
    noClosures: 'No closure is reported to us.',
    lateClosures: 'This list is from {time}: what changed since then is not in it.',
    unknownClosures: 'We do not know now which roads are closed.',
    sampleClosures: 'Sample: no real roads.',
    moreClosures: 'More closures are on the page “On the road now”.',
    allRoads: 'On the road now',
    call: 'Phone numbers',
    callEmergency: 'Emergency',
    callAssistance: 'Help on the road, free',
    callTravelerInformation: 'Road conditions',
    past: 'Earlier storms',
    pastTitle: 'Storm of {days}',
    pastIntro: 'What this site showed. Times are those at which it received or published each item.',
    hours: 'From {from} to {until}',
    goesOn: 'Since {from}',
    pastNotices: 'What the office said',
    pastWarnings: 'Official warnings',
    pastClosures: 'Closed roads and bridges',
    none: 'None.',
    asOf: 'As of {time}',
    news: 'There is something new on this page.',
    copy: 'No connection. This is a copy: see the times in it.',
    back: 'Back to the page for storms',
    otherPages: 'Pages',
  },
  es: {
    title: 'Tormentas y avisos meteorológicos',
    about:
      'Avisos meteorológicos oficiales para nuestros condados y lo que hay que saber de las carreteras en una tormenta.',
    sample: 'Muestra: este sitio no está conectado al servicio meteorológico.',
    sampleTexts: 'Muestra: los textos de la oficina en esta página son inventados.',
    warnings: 'Avisos oficiales',
    noWarnings:
      'El {time}, el Servicio Nacional de Meteorología no tenía ningún aviso vigente para nuestros condados.',
    lateWarnings:
      'La última respuesta del Servicio Nacional de Meteorología es del {time}: no sabemos si hay avisos nuevos.',
    unknownWarnings: 'Ahora no conocemos los avisos. Consulte weather.gov.',
    until: 'Hasta el {time}',
    untilFurtherNotice: 'Hasta nuevo aviso',
    begins: 'Empieza el {time}',
    fullText: 'Texto completo de todos los avisos',
    fullTextIntro:
      'Con las palabras del Servicio Nacional de Meteorología, en inglés salvo que exista su versión en español.',
    whatToDo: 'Qué hacer',
    cyclones: 'Tormentas que sigue el Centro Nacional de Huracanes',
    advisory: 'boletín {number}',
    closures: 'Carreteras y puentes cerrados',
    noClosures: 'No se nos ha informado de ningún cierre.',
    lateClosures: 'Esta lista es del {time}: no incluye lo que cambió después.',
    unknownClosures: 'Ahora no sabemos qué carreteras están cerradas.',
    sampleClosures: 'Muestra: no son carreteras reales.',
    moreClosures: 'Hay más cierres en la página “Ahora en la carretera”.',
    allRoads: 'Ahora en la carretera',
    call: 'Teléfonos',
    callEmergency: 'Emergencia',
    callAssistance: 'Ayuda gratuita en la carretera',
    callTravelerInformation: 'Estado de las carreteras',
    past: 'Tormentas anteriores',
    pastTitle: 'Tormenta del {days}',
    pastIntro: 'Lo que mostró este sitio. Las horas son aquellas en que recibió o publicó cada dato.',
    hours: 'Desde el {from} hasta el {until}',
    goesOn: 'Desde el {from}',
    pastNotices: 'Lo que dijo la oficina',
    pastWarnings: 'Avisos oficiales',
    pastClosures: 'Carreteras y puentes cerrados',
    none: 'Ninguno.',
    asOf: 'Datos del {time}',
    news: 'Hay algo nuevo en esta página.',
    copy: 'Sin conexión. Esta es una copia: fíjese en las horas.',
    back: 'Volver a la página de tormentas',
    otherPages: 'Páginas',
  },
  ht: {
    title: 'Tanpèt ak avètisman meteyo',
    about: 'Avètisman meteyo ofisyèl pou konte nou yo, ak sa pou konnen sou wout yo pandan yon tanpèt.',
    sample: 'Echantiyon: sit sa a pa konekte ak sèvis meteyo a.',
    sampleTexts: 'Echantiyon: tèks biwo a nan paj sa a envante.',
    warnings: 'Avètisman ofisyèl',
    noWarnings: 'A {time}, Sèvis Meteyo Nasyonal la pa t gen okenn avètisman anvigè pou konte nou yo.',
    lateWarnings: 'Dènye repons Sèvis Meteyo Nasyonal la se te {time}: nou pa konnen si gen nouvo avètisman.',
    unknownWarnings: 'Nou pa konnen avètisman yo kounye a. Gade weather.gov.',
    until: 'Jiska {time}',
    untilFurtherNotice: 'Jiskaske yo di lòt bagay',
    begins: 'Kòmanse {time}',
    fullText: 'Tout tèks avètisman yo',
    fullTextIntro: 'Ak pawòl Sèvis Meteyo Nasyonal la, an angle.',
    whatToDo: 'Sa pou fè',
    cyclones: 'Tanpèt Sant Nasyonal Siklòn ap swiv',
    advisory: 'bilten {number}',
    closures: 'Wout ak pon ki fèmen',
    noClosures: 'Yo pa siyale nou okenn wout ki fèmen.',
    lateClosures: 'Lis sa a se pou {time}: sa ki chanje apre sa pa ladan l.',
    unknownClosures: 'Kounye a nou pa konnen ki wout ki fèmen.',
    sampleClosures: 'Echantiyon: se pa vrè wout.',
    moreClosures: 'Gen lòt wout ki fèmen sou paj “Sou wout la kounye a”.',
    allRoads: 'Sou wout la kounye a',
    call: 'Nimewo telefòn',
    callEmergency: 'Ijans',
    callAssistance: 'Èd gratis sou wout la',
    callTravelerInformation: 'Kondisyon wout yo',
    past: 'Tanpèt ki pase',
    pastTitle: 'Tanpèt {days}',
    pastIntro: 'Sa sit sa a te montre. Lè yo se lè li te resevwa oswa pibliye chak bagay.',
    hours: 'Soti {from} rive {until}',
    goesOn: 'Depi {from}',
    pastNotices: 'Sa biwo a te di',
    pastWarnings: 'Avètisman ofisyèl',
    pastClosures: 'Wout ak pon ki te fèmen',
    none: 'Okenn.',
    asOf: 'Done {time}',
    news: 'Gen yon bagay nouvo nan paj sa a.',
    copy: 'Pa gen koneksyon. Sa a se yon kopi: gade lè yo.',
    back: 'Tounen nan paj tanpèt yo',
    otherPages: 'Paj',
  },
}
