import type { CameraState } from '../../../src/contract/camera-state.ts'
import type { Language } from '../../../src/contract/language.ts'

/** What the copies of the camera pages say beside the messages of the site. Values that are put in are markup already. */
export interface CopyTexts {
  asOf: (moment: string) => string
  /** Why nothing on the page is about the present. */
  isCopy: string
  isSample: string
  listUnknown: string
  switchedOff: string
  lastPicture: (changed: string) => string
  latePicture: (changed: string) => string
  counts: Readonly<Record<CameraState, string>>
  listReceived: (moment: string) => string
  rightNow: string
  phones: string
  pages: string
}

/** The translations are drafts until somebody who speaks the language has read them. */
export const COPY_TEXTS: Readonly<Record<Language, CopyTexts>> = {
  en: {
    asOf: (moment) => `As of ${moment}`,
    isCopy:
      'This page is a copy. It can’t show the road as it is now: the server that has the pictures can’t be reached.',
    isSample: 'These cameras are samples. No feed was connected.',
    listUnknown: 'The camera list wasn’t available when this copy was made.',
    switchedOff: 'Switched off by the agency',
    lastPicture: (changed) => `Last new picture ${changed}`,
    latePicture: (changed) => `Outdated: last new picture ${changed}`,
    counts: {
      fresh: 'Pictures changed as often as usual',
      stale: 'Pictures that may have been outdated',
      delayed: 'Outdated pictures',
      unavailable: 'No picture',
      switchedOff: 'Switched off',
    },
    listReceived: (moment) => `Last list from the agency: ${moment}`,
    rightNow: 'For the road as it is now:',
    phones: 'For an emergency on the road, dial 911. For road conditions, dial 511.',
    pages: 'Pages',
  },
  es: {
    asOf: (moment) => `Al ${moment}`,
    isCopy:
      'Esta página es una copia. No puede mostrar la carretera como está ahora: no hay conexión con el servidor que tiene las imágenes.',
    isSample: 'Estas cámaras son de muestra: no había ninguna fuente conectada.',
    listUnknown: 'La lista de cámaras no se conocía cuando se hizo esta copia.',
    switchedOff: 'Apagada por la agencia',
    lastPicture: (changed) => `Última imagen nueva: ${changed}`,
    latePicture: (changed) => `Desactualizada: última imagen nueva: ${changed}`,
    counts: {
      fresh: 'Las imágenes cambiaban con la frecuencia habitual',
      stale: 'Imágenes que podían ser antiguas',
      delayed: 'Imágenes atrasadas',
      unavailable: 'Sin imagen',
      switchedOff: 'Apagadas',
    },
    listReceived: (moment) => `Última lista de la agencia: ${moment}`,
    rightNow: 'Para ver la carretera como está ahora:',
    phones: 'Para una emergencia en la carretera, marque 911. Para el estado de las carreteras, marque 511.',
    pages: 'Páginas',
  },
  ht: {
    asOf: (moment) => `Jan sa te ye ${moment}`,
    isCopy:
      'Paj sa a se yon kopi. Li pa ka montre jan wout la ye kounye a: nou pa ka jwenn sèvè ki gen imaj yo.',
    isSample: 'Kamera sa yo se egzanp: pa t gen okenn sous ki konekte.',
    listUnknown: 'Nou pa t konnen lis kamera yo lè kopi sa a te fèt.',
    switchedOff: 'Ajans lan etenn li',
    lastPicture: (changed) => `Dènye nouvo imaj: ${changed}`,
    latePicture: (changed) => `Twò ansyen: dènye nouvo imaj: ${changed}`,
    counts: {
      fresh: 'Imaj yo t ap chanje nòmalman',
      stale: 'Imaj ki te ka ansyen',
      delayed: 'Imaj an reta',
      unavailable: 'Pa gen imaj',
      switchedOff: 'Etenn',
    },
    listReceived: (moment) => `Dènye lis ajans lan: ${moment}`,
    rightNow: 'Pou wè wout la jan li ye kounye a:',
    phones: 'Pou yon ijans sou wout la, rele 911. Pou konnen eta wout yo, rele 511.',
    pages: 'Paj yo',
  },
}
