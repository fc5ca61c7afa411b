import type { ErrorMessages } from './message-types.ts'

/**
 * What can be wrong with a form, in Haitian Creole. `{limit}` is the limit that was not kept, `{written}` what was
 * written.
 * Review: draft
 */
export const htErrors: ErrorMessages = {
  bodyInvalid: 'Voye chan fòmilè yo kòm yon sèl objè',
  fieldTooDeep: 'Voye valè senp, pa voye lis nan lis',
  topicRequired: 'Chwazi sou kisa mesaj ou a ye',
  messageRequired: 'Ekri mesaj ou a',
  messageTooShort: 'Ekri omwen {limit} karaktè. Ou ekri {written}.',
  messageTooLong: 'Ekri pa plis pase {limit} karaktè. Ou ekri {written}.',
  nameTooLong: 'Ekri pa plis pase {limit} karaktè. Ou ekri {written}.',
  wantsReplyInvalid: 'Di nou si ou vle yon repons',
  emailRequired: 'Ekri yon adrès imèl, tankou non@example.com',
  emailInvalid: 'Ekri yon adrès imèl, tankou non@example.com',
  emailTooLong: 'Ekri pa plis pase {limit} karaktè. Ou ekri {written}.',
  phoneRequired: 'Ekri yon nimewo telefòn ak kòd rejyonal la',
  phoneInvalid: 'Ekri yon nimewo telefòn ak kòd rejyonal la, soti 7 rive 20 karaktè',
  replyAddressRequired: 'Ekri yon adrès imèl, tankou non@example.com, oswa yon nimewo telefòn',
  aboutTooLong: 'Ekri pa plis pase {limit} karaktè. Ou ekri {written}.',
  languageUnknown: 'Chwazi angle, panyòl oswa kreyòl ayisyen',
  organizationRequired: 'Ekri non òganizasyon ou a',
  organizationTooLong: 'Ekri pa plis pase {limit} karaktè. Ou ekri {written}.',
  groupTypeRequired: 'Chwazi ki kalite gwoup nou ye',
  contactNameRequired: 'Ekri non yon moun pou kontakte',
  contactNameTooLong: 'Ekri pa plis pase {limit} karaktè. Ou ekri {written}.',
  groupSizeRequired: 'Ekri konbyen moun k ap vini, ak yon chif antye',
  groupSizeTooSmall: 'Ekri omwen 1',
  groupSizeTooLarge: 'Yon vizit se pou {limit} moun pou pi plis',
  youngestAgeRequired: 'Ekri laj vizitè ki pi jèn nan',
  youngestAgeInvalid: 'Ekri yon laj an ane antye, soti 0 rive 120',
  dateRequired: 'Chwazi yon jou',
  dateInvalid: 'Ekri yon jou nan kalandriye a, tankou 2026-12-08',
  dateOnWeekend: 'Chwazi yon jou soti lendi rive vandredi',
  dateOnHoliday: 'Biwo a fèmen jou sa a. Chwazi yon lòt.',
  dateTooSoon: 'Chwazi {limit} oswa yon jou apre sa',
  dateTooLate: 'Chwazi {limit} oswa yon jou anvan sa',
  datesEqual: 'Chwazi yon dezyèm jou ki diferan de premye a',
  timeWindowRequired: 'Chwazi maten oswa apremidi',
  visitKindRequired: 'Chwazi yon vizit an pèsòn oswa yon vizit vityèl',
  accommodationsTooLong: 'Ekri pa plis pase {limit} karaktè. Ou ekri {written}.',
  notesTooLong: 'Ekri pa plis pase {limit} karaktè. Ou ekri {written}.',
  idempotencyKeyInvalid: 'Voye yon Idempotency-Key ki gen 1 rive 200 karaktè moun ka wè',
  idempotencyKeyReused: 'Sèvi ak yon nouvo Idempotency-Key: yon lòt mesaj te deja voye ak sa a',
  challengeRequired: 'Pran Email/GetChallenge, rezoud li epi voye mesaj la ankò avè l',
}
