export type { Speech as FormSpeech } from './catalog.ts'
export type { Translate as FormText } from './message-types.ts'
export { useSpeech as useFormSpeech } from './messages-context.tsx'
