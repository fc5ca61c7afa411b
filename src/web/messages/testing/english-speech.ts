import { en as definitions } from '../../../measures/columns/definitions/en.ts'
import { enMetrics } from '../en-metrics.ts'
import { createFigureSpeech } from '../figure-words.ts'

/** The words of figures in English, for tests of models that make sentences. */
export const englishSpeech = createFigureSpeech('en', { messages: enMetrics, definitions })

/** A sentence with plain spaces in place of those that never break. */
export function plain(sentence: string): string {
  return sentence.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
}
