import { FAULT_WORDS } from '../../contract/fault-words.ts'
import type { SayFault } from './fault-speech.ts'

/** What can be wrong with a form, in English: in the words in which the server says it to programs. */
export const sayEnglishFault: SayFault = (fault) => FAULT_WORDS[fault.code](fault)
