import { pagePath } from '../../../../contract/pages.ts'

/** Where a problem with a camera is reported: the feedback form, which reads `about`. */
export function reportPath(cameraId: string): string {
  return `${pagePath('contact-us')}?about=camera:${cameraId}`
}
