export type { Speech as FigureSpeech } from './catalog.ts'
export { useSpeech as useFigureSpeech } from './messages-context.tsx'
