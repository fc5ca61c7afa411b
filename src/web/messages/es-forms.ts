import type { messages as en } from './en-forms.ts'
import { createErrorText } from './error-text.ts'
import type { InLanguage } from './message-types.ts'

/**
 * Messages of the contact page's forms, in Spanish.
 * Review: draft
 */
export const messages = {
  'forms.which': '¿Qué quiere enviar?',
  'forms.feedback': 'Comentarios',
  'forms.visit': 'Pedir una visita',
  'forms.optional': '(opcional)',
  'forms.chooseOne': 'Elija una opción',
  'forms.leaveEmpty': 'Deje este campo vacío',
  'forms.written': '{written} de {most} caracteres',
  'forms.charactersLeft': { one: 'Queda {count} carácter', other: 'Quedan {count} caracteres' },
  'forms.charactersOver': { one: 'Sobra {count} carácter', other: 'Sobran {count} caracteres' },

  'forms.topic': '¿De qué se trata?',
  'forms.topic.website': 'Este sitio web',
  'forms.topic.camera': 'Una cámara que no funciona',
  'forms.topic.rampSignal': 'Un semáforo de rampa',
  'forms.topic.expressLanes': 'Carriles exprés',
  'forms.topic.trafficSignal': 'Un semáforo o una vía arterial',
  'forms.topic.roadRanger': 'Road Rangers',
  'forms.topic.report': 'Un informe o sus cifras',
  'forms.topic.accessibility': 'Un problema de accesibilidad u otro formato',
  'forms.topic.other': 'Otra cosa',
  'forms.about': 'Página, cámara o informe',
  'forms.aboutHint': 'Ya lo llenamos por usted. Cámbielo si no es correcto.',
  'forms.about.report': 'Informe: {title}',
  'forms.about.camera': 'Cámara: {name}',
  'forms.about.page': 'Página: {title}',
  'forms.message': 'Su mensaje',
  'forms.messageHint':
    'De {least} a {most} caracteres. No incluya nada privado, como números de placa o de cuenta.',
  'forms.formatHint':
    'Diga qué formato necesita: letra grande, Braille, audio, un archivo etiquetado u otro idioma.',
  'forms.name': 'Su nombre',
  'forms.wantsReply': 'Quiero una respuesta',
  'forms.email': 'Correo electrónico',
  'forms.emailOrPhone': 'O dé un número de teléfono abajo.',
  'forms.phone': 'Teléfono',
  'forms.phoneHint': 'Con código de área.',
  'forms.phoneInstead': 'Con código de área. Basta con él si no da un correo electrónico.',
  'forms.replyLanguage': 'Idioma de la respuesta',
  'forms.sendFeedback': 'Enviar comentarios',

  'forms.organization': 'Organización',
  'forms.groupType': 'Tipo de grupo',
  'forms.groupType.school': 'Escuela',
  'forms.groupType.university': 'Universidad o college',
  'forms.groupType.agency': 'Organismo público',
  'forms.groupType.industry': 'Industria',
  'forms.groupType.civic': 'Grupo cívico',
  'forms.groupType.media': 'Medios de comunicación',
  'forms.groupType.other': 'Otro grupo',
  'forms.contactName': 'Persona de contacto',
  'forms.visitEmailHint': 'Respondemos a esta dirección.',
  'forms.groupSize': 'Cuántas personas',
  'forms.groupSizeHint': 'De 1 a {most}.',
  'forms.youngestAge': 'Edad del visitante más joven',
  'forms.youngestAgeHint': 'En años. Solo se lo preguntamos a las escuelas.',
  'forms.dateRule':
    'Un día de lunes a viernes que no sea feriado, con al menos {days} días laborables de anticipación y dentro de {months} meses.',
  'forms.dateFirst': 'Primera opción de día',
  'forms.dateSecond': 'Segunda opción de día',
  'forms.dateSpan': 'Del {earliest} al {latest}.',
  'forms.timeWindow': 'Hora del día',
  'forms.timeWindow.am': 'Mañana',
  'forms.timeWindow.pm': 'Tarde',
  'forms.visitKind': '¿Cómo quiere hacer la visita?',
  'forms.visitKind.inPerson': 'En persona',
  'forms.visitKind.virtual': 'Por video',
  'forms.language': 'Idioma de la visita',
  'forms.accommodations': 'Lo que alguien necesite para participar',
  'forms.accommodationsHint':
    'Acceso sin escalones, un intérprete, un lugar tranquilo. Como máximo {most} caracteres.',
  'forms.notes': 'Algo más',
  'forms.notesHint': 'Como máximo {most} caracteres.',
  'forms.mayBePostponed': 'Una visita puede aplazarse en una emergencia.',
  'forms.sendVisit': 'Enviar solicitud',

  'forms.publicRecords':
    'Según la ley de Florida, las direcciones de correo electrónico son registros públicos. Si no quiere que su dirección se entregue en respuesta a una solicitud de registros públicos, no envíe correo electrónico a esta entidad. En su lugar, comuníquese con esta oficina por teléfono o por escrito.',
  'forms.byPhoneOrWriting': 'Por teléfono o por escrito',
  'forms.afterSending':
    'Recibirá un número de referencia. Lo que escriba queda en este dispositivo hasta que se envíe.',
  'forms.sending': 'Enviando su mensaje…',
  'forms.proving':
    'Su dispositivo está resolviendo una pequeña tarea que evita que los programas llenen de mensajes la oficina. Tarda unos segundos.',

  'forms.summary': { one: 'Corrija una respuesta', other: 'Corrija {count} respuestas' },
  'forms.summaryHint': 'Su mensaje se conserva. Todavía no se envió nada.',
  'forms.errorPrefix': 'Error:',

  'forms.notSent': 'Su mensaje no se envió',
  'forms.kept': 'Se conserva todo lo que escribió.',
  'forms.failed.offline': 'No tiene conexión. Envíelo de nuevo cuando la tenga.',
  'forms.failed.noAnswer': 'El sitio no respondió. Puede que no haya conexión.',
  'forms.failed.tooMany': {
    one: 'Llegaron demasiados mensajes desde su conexión. Espere {count} segundo y envíelo de nuevo.',
    other: 'Llegaron demasiados mensajes desde su conexión. Espere {count} segundos y envíelo de nuevo.',
  },
  'forms.failed.unavailable':
    'El sitio no puede guardar mensajes en este momento. Intente de nuevo en unos minutos, llame al {phone} ({hours}) o escriba a {post}.',
  'forms.failed.confirm':
    'Oprima el botón una vez más, para que sepamos que el mensaje viene de esta página.',
  'forms.failed.noProof':
    'Su navegador no pudo resolver la pequeña tarea que detiene a los programas. Intente de nuevo, llame al {phone} ({hours}) o escriba a {post}.',
  'forms.failed.refused': 'El sitio no aceptó el mensaje. Intente de nuevo o llame al {phone} ({hours}).',
  'forms.failed.reference': 'Referencia de esta falla: {reference}.',
  'forms.tryAgain': 'Intentar de nuevo',

  'forms.stored': 'Su mensaje está guardado',
  'forms.storedVisit': 'Su solicitud está guardada',
  'forms.reference': 'Referencia',
  'forms.keepReference': 'Anote o imprima este número. Menciónelo cuando llame o escriba sobre su mensaje.',
  'forms.next': 'Qué sigue',
  'forms.next.read': 'La oficina lee su mensaje en un día laborable.',
  'forms.next.reply':
    'Usted pidió una respuesta; la oficina le contestará por correo electrónico o por teléfono.',
  'forms.next.noReply': 'Usted no pidió respuesta, así que no recibirá ninguna.',
  'forms.next.visitRequested': 'Su visita está pedida, no confirmada.',
  'forms.next.visitAnswer':
    'La oficina contesta por correo electrónico o por teléfono, y le dice qué día y a qué hora se puede. Espere esa respuesta.',
  'forms.next.urgent': 'Si se vuelve urgente, llame al {phone} ({hours}).',
  'forms.calendar': 'Agregar a su calendario',
  'forms.calendarHint':
    'Un archivo de calendario (.ics) con los días que pidió, marcados como pedidos, no confirmados.',
  'forms.another': 'Escribir otro mensaje',

  'calendar.summary': 'Pedida, no confirmada: visita al centro de gestión del tráfico',
  'calendar.summaryFirst': 'Pedida (primera opción), no confirmada: visita al centro de gestión del tráfico',
  'calendar.summarySecond': 'Pedida (segunda opción), no confirmada: visita al centro de gestión del tráfico',
  'calendar.description':
    'Referencia {reference}. La oficina todavía no ha confirmado este día; ella dirá la hora. Una visita puede aplazarse en una emergencia. Teléfono {phone} ({hours}).',
} as const satisfies InLanguage<typeof en>

/** What can be wrong with a field. `{limit}` is the limit that was exceeded, `{written}` what was entered. */
export const errorText = createErrorText('es', {
  bodyInvalid: 'Envíe los campos del formulario como un solo objeto',
  fieldTooDeep: 'Envíe valores simples, no listas dentro de listas',
  topicRequired: 'Elija de qué trata su mensaje',
  messageRequired: 'Escriba su mensaje',
  messageTooShort: 'Escriba al menos {limit} caracteres. Escribió {written}.',
  messageTooLong: 'Escriba como máximo {limit} caracteres. Escribió {written}.',
  nameTooLong: 'Escriba como máximo {limit} caracteres. Escribió {written}.',
  wantsReplyInvalid: 'Diga si quiere una respuesta',
  emailRequired: 'Escriba una dirección de correo electrónico, como nombre@example.com',
  emailInvalid: 'Escriba una dirección de correo electrónico, como nombre@example.com',
  emailTooLong: 'Escriba como máximo {limit} caracteres. Escribió {written}.',
  phoneRequired: 'Escriba un número de teléfono con código de área',
  phoneInvalid: 'Escriba un número de teléfono con código de área, de 7 a 20 caracteres',
  replyAddressRequired:
    'Escriba una dirección de correo electrónico, como nombre@example.com, o un número de teléfono',
  aboutTooLong: 'Escriba como máximo {limit} caracteres. Escribió {written}.',
  languageUnknown: 'Elija inglés, español o criollo haitiano',
  organizationRequired: 'Escriba el nombre de su organización',
  organizationTooLong: 'Escriba como máximo {limit} caracteres. Escribió {written}.',
  groupTypeRequired: 'Elija qué tipo de grupo son',
  contactNameRequired: 'Escriba el nombre de una persona de contacto',
  contactNameTooLong: 'Escriba como máximo {limit} caracteres. Escribió {written}.',
  groupSizeRequired: 'Escriba cuántas personas vendrán, en número entero',
  groupSizeTooSmall: 'Escriba al menos 1',
  groupSizeTooLarge: 'Una visita es para un máximo de {limit} personas',
  youngestAgeRequired: 'Escriba la edad de la persona más joven',
  youngestAgeInvalid: 'Escriba una edad en años enteros, de 0 a 120',
  dateRequired: 'Elija un día',
  dateInvalid: 'Escriba un día del calendario, como 2026-12-08',
  dateOnWeekend: 'Elija un día de lunes a viernes',
  dateOnHoliday: 'La oficina está cerrada ese día. Elija otro.',
  dateTooSoon: 'Elija el {limit} o un día posterior',
  dateTooLate: 'Elija el {limit} o un día anterior',
  datesEqual: 'Elija un segundo día distinto del primero',
  timeWindowRequired: 'Elija la mañana o la tarde',
  visitKindRequired: 'Elija una visita en persona o una virtual',
  accommodationsTooLong: 'Escriba como máximo {limit} caracteres. Escribió {written}.',
  notesTooLong: 'Escriba como máximo {limit} caracteres. Escribió {written}.',
  idempotencyKeyInvalid: 'Envíe un Idempotency-Key de 1 a 200 caracteres visibles',
  idempotencyKeyReused: 'Use un Idempotency-Key nuevo: con este ya se envió otro mensaje',
  challengeRequired: 'Obtenga Email/GetChallenge, resuélvalo y envíe el mensaje otra vez con él',
})
