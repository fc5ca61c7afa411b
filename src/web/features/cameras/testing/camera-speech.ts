import { createCameraSpeech } from '../../../messages/camera-words.ts'
import { enCameras } from '../../../messages/en-cameras.ts'

/** The words of cameras in English, for tests of models that make sentences. */
export const cameraSpeech = createCameraSpeech('en', enCameras)
