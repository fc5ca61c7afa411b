import type { ErrorMessages } from './message-types.ts'

/**
 * What can be wrong with a form, in Spanish. `{limit}` is the limit that was not kept, `{written}` what was written.
 * Review: draft
 */
export const esErrors: ErrorMessages = {
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
}
