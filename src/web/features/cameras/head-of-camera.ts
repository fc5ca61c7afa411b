import type { Camera, CamerasResponse } from '../../../contract/camera.ts'
import { cameraPath } from '../../../contract/pages.ts'
import type { Boot } from '../../boot.ts'
import type { Translations } from '../../messages/catalog.ts'
import type { Translate } from '../../messages/message-types.ts'
import type { PageHead } from '../../page-head.ts'
import { cameraName, cameraTitle } from './model/camera-name.ts'

/** The head of a camera's page. Its pictures are no preview: seen later, one would pass for the present. */
export function headOfCamera(camera: Camera, boot: Boot, t: Translate, translations: Translations): PageHead {
  const name = cameraName(camera, translations)
  return {
    title: cameraTitle(name, boot.site.district.name, t),
    description: `${name}. ${translations.t('cameras.lead')}`,
    path: cameraPath(camera.id),
    kind: 'website',
    picture: null,
    facts: null,
  }
}

/** The camera with an id; `null`: the list does not know it. */
export function findCamera(response: CamerasResponse | undefined, id: string): Camera | null {
  return response?.cameras.find((camera) => camera.id === id) ?? null
}
