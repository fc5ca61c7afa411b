export { englishTranslations as cameraTranslations } from '../../../messages/testing/english-translations.ts'
