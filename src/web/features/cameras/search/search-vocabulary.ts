import type { Language } from '../../../../contract/language.ts'
import { DIRECTIONS, type Direction } from '../model/cameras-params.ts'

/** Which numbering a road belongs to; `any`: a route or highway of a kind that was not said. */
export const ROAD_SYSTEMS = ['i', 'us', 'sr', 'cr', 'any'] as const
export type RoadSystem = (typeof ROAD_SYSTEMS)[number]

/** What things are called, folded as `foldText` does it. Phrases are words with a space between. */
export interface SearchNames {
  /** What precedes a road's number. */
  systems: Readonly<Record<RoadSystem, readonly string[]>>
  /** "north", "n": a way of travel, or a part of a street's name. */
  compass: Readonly<Record<Direction, readonly string[]>>
  exit: readonly string[]
  mile: readonly string[]
  /** Mean nothing beside other words. */
  connecting: readonly string[]
  /** What feeds, which write in English, call it. */
  inEnglish: ReadonlyMap<string, string>
}

/** "northbound", "nb": a way of travel and nothing else, in any language. */
export const TRAVEL: ReadonlyMap<string, Direction> = new Map(
  DIRECTIONS.flatMap((direction) => [
    [direction, direction] as const,
    [`${direction[0]}b`, direction] as const,
  ]),
)

const HIGHWAY = ['highway', 'hwy', 'route', 'rte', 'rt']
const ROAD = [...HIGHWAY, 'road', 'rd']
/** Codes of states, as in "FL-84". */
const STATES = `ak ar az ca fl ga ia il ks ky md mn mt nc nd nh nj nm nv ny sc sd tn tx ut va vt wa wi wv wy`

const EN: SearchNames = {
  systems: {
    i: ['i', 'ih', 'interstate', ...eachOf(['interstate'], HIGHWAY)],
    us: ['us', 'u s', 'ush', ...eachOf(['us', 'u s'], HIGHWAY)],
    sr: ['sr', 's r', 'sh', 'sth', ...eachOf(['state', 'st'], ROAD), ...STATES.split(' ')],
    cr: ['cr', 'c r', 'cth', ...eachOf(['county', 'co'], ROAD)],
    any: HIGHWAY,
  },
  compass: {
    northbound: ['n', 'north'],
    southbound: ['s', 'south'],
    eastbound: ['e', 'east'],
    westbound: ['w', 'west'],
  },
  exit: ['exit', 'exits', 'ex'],
  mile: ['mile', 'milepost', 'mp', 'mm', 'mile marker', 'mile post', 'milemarker', 'post mile'],
  connecting: ['at', 'near', 'and', 'the', 'on', 'in', 'to', 'of', 'bound'],
  inEnglish: new Map(),
}

const ES_ROADS = ['carretera', 'autopista', 'ruta']
const ES: SearchNames = {
  systems: {
    i: ['interestatal', ...eachOf(ES_ROADS, ['interestatal', 'i'])],
    us: ['eeuu', 'ee uu', ...eachOf(ES_ROADS, ['us', 'federal', 'eeuu'])],
    sr: ['estatal', ...eachOf(ES_ROADS, ['estatal', 'sr'])],
    cr: eachOf(ES_ROADS, ['del condado', 'cr']),
    any: ES_ROADS,
  },
  compass: { northbound: ['norte'], southbound: ['sur'], eastbound: ['este'], westbound: ['o', 'oeste'] },
  exit: ['salida', 'salidas'],
  mile: ['milla', 'millas'],
  connecting: 'de del el la en y a al con por cerca hacia rumbo sentido direccion carretera'.split(' '),
  inEnglish: new Map(
    Object.entries({
      ...{ norte: 'north', sur: 'south', este: 'east', oeste: 'west' },
      ...{ condado: 'county', salida: 'exit', calle: 'street', avenida: 'avenue', puente: 'bridge' },
      ...{ bulevar: 'boulevard', peaje: 'toll', aeropuerto: 'airport', interestatal: 'interstate' },
      ...{ autopista: 'highway', ruta: 'route' },
    }),
  ),
}

const HT_ROADS = ['wout', 'otowout']
const HT: SearchNames = {
  systems: {
    i: ['enteeta', ...eachOf(HT_ROADS, ['enteeta', 'i'])],
    us: eachOf(HT_ROADS, ['us', 'federal']),
    sr: eachOf(HT_ROADS, ['leta', 'eta', 'sr']),
    cr: eachOf(HT_ROADS, ['konte', 'cr']),
    any: HT_ROADS,
  },
  compass: { northbound: ['no'], southbound: ['sid'], eastbound: ['les', 'l'], westbound: ['lwes', 'lw'] },
  exit: ['soti'],
  mile: ['mil', 'make mil'],
  connecting: 'nan bo sou ak pre la direksyon ale wout'.split(' '),
  inEnglish: new Map(
    Object.entries({
      ...{ no: 'north', sid: 'south', les: 'east', lwes: 'west' },
      ...{ konte: 'county', soti: 'exit', lari: 'street', avni: 'avenue', pon: 'bridge' },
      ...{ boulva: 'boulevard', peyaj: 'toll', ayewopo: 'airport', enteeta: 'interstate' },
      ...{ otowout: 'highway' },
    }),
  ),
}

/** The languages a search may be in. Feeds are in English, so English words count in every language. */
export const SEARCH_NAMES: Readonly<Record<Language, readonly SearchNames[]>> = {
  en: [EN],
  es: [EN, ES],
  ht: [EN, HT],
}

function eachOf(first: readonly string[], second: readonly string[]): string[] {
  return first.flatMap((one) => second.map((other) => `${one} ${other}`))
}
