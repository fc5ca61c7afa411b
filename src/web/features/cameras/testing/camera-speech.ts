export { englishSpeech as cameraSpeech } from '../../../messages/testing/english-speech.ts'
