import type { Language } from '../../../../contract/language.ts'
import type { Direction } from '../model/cameras-params.ts'

/** Which numbering a road belongs to; `any`: a route or highway of a kind that was not said. */
export type RoadSystem = 'i' | 'us' | 'sr' | 'cr' | 'any'

/** What words mean in a search, folded as `splitWords` does it. Phrases are words with a space between. */
export interface SearchVocabulary {
  /** What precedes a road's number. */
  systems: ReadonlyMap<string, RoadSystem>
  /** "north", "n": a way of travel, or a part of a street's name. */
  compass: ReadonlyMap<string, Direction>
  exit: ReadonlySet<string>
  mile: ReadonlySet<string>
  /** Means nothing beside other words. */
  connecting: ReadonlySet<string>
  /** What feeds, which write in English, call it. */
  inEnglish: ReadonlyMap<string, string>
}

/** "northbound", "nb": a way of travel and nothing else, in any language. */
export const TRAVEL: ReadonlyMap<string, Direction> = mapOf({
  northbound: ['nb', 'northbound'],
  southbound: ['sb', 'southbound'],
  eastbound: ['eb', 'eastbound'],
  westbound: ['wb', 'westbound'],
})

const HIGHWAY = ['highway', 'hwy', 'route', 'rte', 'rt']
const ROAD = [...HIGHWAY, 'road', 'rd']

const EN: SearchVocabulary = {
  systems: mapOf({
    i: ['i', 'ih', 'interstate', ...eachOf(['interstate'], HIGHWAY)],
    us: ['us', 'u s', 'ush', ...eachOf(['us', 'u s'], HIGHWAY)],
    sr: ['sr', 's r', 'sh', 'sth', ...eachOf(['state', 'st'], ROAD)],
    cr: ['cr', 'c r', 'cth', ...eachOf(['county', 'co'], ROAD)],
    any: HIGHWAY,
  }),
  compass: mapOf({
    northbound: ['n', 'north'],
    southbound: ['s', 'south'],
    eastbound: ['e', 'east'],
    westbound: ['w', 'west'],
  }),
  exit: new Set(['exit', 'exits', 'ex']),
  mile: new Set(['mile', 'milepost', 'mp', 'mm', 'mile marker', 'mile post', 'milemarker', 'post mile']),
  connecting: new Set(['at', 'near', 'and', 'the', 'on', 'in', 'to', 'of', 'bound']),
  inEnglish: new Map(),
}

const ES_ROADS = ['carretera', 'autopista', 'ruta']
const ES = beside(EN, {
  systems: mapOf({
    i: ['interestatal', ...eachOf(ES_ROADS, ['interestatal', 'i'])],
    us: ['eeuu', 'ee uu', ...eachOf(ES_ROADS, ['us', 'federal', 'eeuu'])],
    sr: ['estatal', ...eachOf(ES_ROADS, ['estatal', 'sr'])],
    cr: eachOf(ES_ROADS, ['del condado', 'cr']),
    any: ES_ROADS,
  }),
  compass: mapOf({
    northbound: ['norte'],
    southbound: ['sur'],
    eastbound: ['este'],
    westbound: ['o', 'oeste'],
  }),
  exit: new Set(['salida', 'salidas']),
  mile: new Set(['milla', 'millas']),
  connecting: new Set(
    'de del el la en y a al con por cerca hacia rumbo sentido direccion carretera'.split(' '),
  ),
  inEnglish: mapOf({
    ...{ north: ['norte'], south: ['sur'], east: ['este'], west: ['oeste'] },
    ...{ county: ['condado'], exit: ['salida'], street: ['calle'], avenue: ['avenida'], bridge: ['puente'] },
    ...{ boulevard: ['bulevar'], toll: ['peaje'], airport: ['aeropuerto'], interstate: ['interestatal'] },
    ...{ highway: ['autopista'], route: ['ruta'] },
  }),
})

const HT_ROADS = ['wout', 'otowout']
const HT = beside(EN, {
  systems: mapOf({
    i: ['enteeta', ...eachOf(HT_ROADS, ['enteeta', 'i'])],
    us: eachOf(HT_ROADS, ['us', 'federal']),
    sr: eachOf(HT_ROADS, ['leta', 'eta', 'sr']),
    cr: eachOf(HT_ROADS, ['konte', 'cr']),
    any: HT_ROADS,
  }),
  compass: mapOf({
    northbound: ['no'],
    southbound: ['sid'],
    eastbound: ['les', 'l'],
    westbound: ['lwes', 'lw'],
  }),
  exit: new Set(['soti']),
  mile: new Set(['mil', 'make mil']),
  connecting: new Set('nan bo sou ak pre la direksyon ale wout'.split(' ')),
  inEnglish: mapOf({
    ...{ north: ['no'], south: ['sid'], east: ['les'], west: ['lwes'] },
    ...{ county: ['konte'], exit: ['soti'], street: ['lari'], avenue: ['avni'], bridge: ['pon'] },
    ...{ boulevard: ['boulva'], toll: ['peyaj'], airport: ['ayewopo'], interstate: ['enteeta'] },
    ...{ highway: ['otowout'] },
  }),
})

/** Feeds are in English, so English words count in every language. */
export const SEARCH_VOCABULARIES: Readonly<Record<Language, SearchVocabulary>> = { en: EN, es: ES, ht: HT }

/** By each word what it means. */
function mapOf<Meaning extends string>(words: Readonly<Record<Meaning, readonly string[]>>) {
  // Object.entries forgets the type of keys; a record has no others.
  const entries = Object.entries(words) as [Meaning, readonly string[]][]
  return new Map(entries.flatMap(([meaning, own]) => own.map((word) => [word, meaning] as const)))
}

function eachOf(first: readonly string[], second: readonly string[]): string[] {
  return first.flatMap((one) => second.map((other) => `${one} ${other}`))
}

/** The words of two languages. */
function beside(one: SearchVocabulary, other: SearchVocabulary): SearchVocabulary {
  return {
    systems: new Map([...one.systems, ...other.systems]),
    compass: new Map([...one.compass, ...other.compass]),
    exit: new Set([...one.exit, ...other.exit]),
    mile: new Set([...one.mile, ...other.mile]),
    connecting: new Set([...one.connecting, ...other.connecting]),
    inEnglish: new Map([...one.inEnglish, ...other.inEnglish]),
  }
}
