import type { Sentence } from '../../contract/roads.ts'

/**
 * The name of each kind of event by phenomenon and significance of its VTEC: the service's names in English and, where it
 * has them, in Spanish. A code that is missing here has no phrase, and pages show the service's own English name of the
 * event. The order is that of warnings of equal severity.
 *
 * Spanish, review: draft. Haitian Creole, review: draft.
 */
const PHRASES: Readonly<Record<string, readonly [en: string, es: string, ht: string]>> = {
  'TO.W': ['Tornado warning', 'Aviso de tornado', 'Avètisman tònad'],
  'EW.W': ['Extreme wind warning', 'Aviso de vientos extremos', 'Avètisman van ekstrèm'],
  'HU.W': ['Hurricane warning', 'Aviso de huracán', 'Avètisman siklòn'],
  'SS.W': ['Storm surge warning', 'Aviso de marejada ciclónica', 'Avètisman gwo dlo lanmè siklòn'],
  'TR.W': ['Tropical storm warning', 'Aviso de tormenta tropical', 'Avètisman tanpèt twopikal'],
  'TO.A': ['Tornado watch', 'Vigilancia de tornado', 'Siveyans tònad'],
  'HU.A': ['Hurricane watch', 'Vigilancia de huracán', 'Siveyans siklòn'],
  'SS.A': ['Storm surge watch', 'Vigilancia de marejada ciclónica', 'Siveyans gwo dlo lanmè siklòn'],
  'TR.A': ['Tropical storm watch', 'Vigilancia de tormenta tropical', 'Siveyans tanpèt twopikal'],
  'SV.W': ['Severe thunderstorm warning', 'Aviso de tormenta severa', 'Avètisman gwo loraj'],
  'SV.A': ['Severe thunderstorm watch', 'Vigilancia de tormenta severa', 'Siveyans gwo loraj'],
  'FF.W': ['Flash flood warning', 'Aviso de inundaciones repentinas', 'Avètisman inondasyon toudenkou'],
  'FF.A': ['Flash flood watch', 'Vigilancia de inundaciones repentinas', 'Siveyans inondasyon toudenkou'],
  'FA.W': ['Flood warning', 'Aviso de inundaciones', 'Avètisman inondasyon'],
  'FA.A': ['Flood watch', 'Vigilancia de inundaciones', 'Siveyans inondasyon'],
  'FA.Y': ['Flood advisory', 'Advertencia de inundaciones', 'Konsèy sou inondasyon'],
  'FL.W': ['River flood warning', 'Aviso de crecida de río', 'Avètisman rivyè k ap desann'],
  'FL.A': ['River flood watch', 'Vigilancia de crecida de río', 'Siveyans rivyè k ap desann'],
  'FL.Y': ['River flood advisory', 'Advertencia de crecida de río', 'Konsèy sou rivyè k ap desann'],
  'CF.W': ['Coastal flood warning', 'Aviso de inundaciones costeras', 'Avètisman inondasyon bò lanmè'],
  'CF.A': ['Coastal flood watch', 'Vigilancia de inundaciones costeras', 'Siveyans inondasyon bò lanmè'],
  'CF.Y': [
    'Coastal flood advisory',
    'Advertencia de inundaciones costeras',
    'Konsèy sou inondasyon bò lanmè',
  ],
  'CF.S': ['Coastal flood statement', 'Comunicado de inundaciones costeras', 'Nòt sou inondasyon bò lanmè'],
  'HW.W': ['High wind warning', 'Aviso de vientos fuertes', 'Avètisman gwo van'],
  'HW.A': ['High wind watch', 'Vigilancia de vientos fuertes', 'Siveyans gwo van'],
  'WI.Y': ['Wind advisory', 'Advertencia de viento', 'Konsèy sou van'],
  'XH.W': ['Extreme heat warning', 'Aviso de calor extremo', 'Avètisman chalè ekstrèm'],
  'XH.A': ['Extreme heat watch', 'Vigilancia de calor extremo', 'Siveyans chalè ekstrèm'],
  'EH.W': ['Excessive heat warning', 'Aviso de calor excesivo', 'Avètisman twòp chalè'],
  'EH.A': ['Excessive heat watch', 'Vigilancia de calor excesivo', 'Siveyans twòp chalè'],
  'HT.Y': ['Heat advisory', 'Advertencia de calor', 'Konsèy sou chalè'],
  'FG.Y': ['Dense fog advisory', 'Advertencia de niebla densa', 'Konsèy sou bwouya pwès'],
  'SM.Y': ['Dense smoke advisory', 'Advertencia de humo denso', 'Konsèy sou lafimen pwès'],
  'FW.W': ['Red flag warning', 'Aviso de bandera roja', 'Avètisman drapo wouj'],
  'FW.A': [
    'Fire weather watch',
    'Vigilancia de tiempo propicio para incendios',
    'Siveyans tan ki fasil pou dife',
  ],
  'FZ.W': ['Freeze warning', 'Aviso de helada', 'Avètisman lajèl'],
  'FZ.A': ['Freeze watch', 'Vigilancia de helada', 'Siveyans lajèl'],
  'FR.Y': ['Frost advisory', 'Advertencia de escarcha', 'Konsèy sou jiv'],
  'WS.W': ['Winter storm warning', 'Aviso de tormenta invernal', 'Avètisman tanpèt ivè'],
  'WS.A': ['Winter storm watch', 'Vigilancia de tormenta invernal', 'Siveyans tanpèt ivè'],
  'WW.Y': ['Winter weather advisory', 'Advertencia de tiempo invernal', 'Konsèy sou move tan ivè'],
  'IS.W': ['Ice storm warning', 'Aviso de tormenta de hielo', 'Avètisman tanpèt glas'],
  'BZ.W': ['Blizzard warning', 'Aviso de ventisca', 'Avètisman tanpèt nèj'],
  'DS.W': ['Dust storm warning', 'Aviso de tormenta de polvo', 'Avètisman tanpèt pousyè'],
  'TS.W': ['Tsunami warning', 'Aviso de tsunami', 'Avètisman sounami'],
  'TS.A': ['Tsunami watch', 'Vigilancia de tsunami', 'Siveyans sounami'],
  'SU.W': ['High surf warning', 'Aviso de oleaje alto', 'Avètisman gwo lam'],
  'SU.Y': ['High surf advisory', 'Advertencia de oleaje alto', 'Konsèy sou gwo lam'],
  'RP.S': [
    'Rip current statement',
    'Comunicado de corrientes de resaca',
    'Nòt sou kouran ki rale moun nan lanmè',
  ],
}

/** The fixed phrase of a code such as `HU.W`. `null`: there is none. */
export function phraseOf(eventCode: string | null): Sentence | null {
  const words = eventCode === null || !Object.hasOwn(PHRASES, eventCode) ? undefined : PHRASES[eventCode]
  return words === undefined ? null : { en: words[0], es: words[1], ht: words[2] }
}

/** Place of a code among those that have a phrase, the most dangerous first; the others follow. */
export function rankOf(eventCode: string | null): number {
  const place = Object.keys(PHRASES).indexOf(eventCode ?? '')
  return place === -1 ? Number.MAX_SAFE_INTEGER : place
}
