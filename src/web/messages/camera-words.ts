export type { Speech as CameraSpeech } from './catalog.ts'
export { useSpeech as useCameraSpeech } from './messages-context.tsx'
