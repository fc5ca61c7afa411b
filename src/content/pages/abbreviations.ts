import type { Language } from '../../contract/language.ts'
import { textIn } from '../../contract/local-text.ts'
import type { SiteInfo } from '../../contract/site-info.ts'

/** What an abbreviation stands for, and an explanation in one or two sentences, without the final period. */
export type Meaning = readonly [words: string, meaning: string]

/**
 * Abbreviations of the field that prose explains where they first appear. The English ones are those of docs/glossary.md,
 * word for word; a test holds them to each other.
 * A district's own programs are in `site.yaml`. Review: draft (es, ht)
 */
export const ABBREVIATIONS: Readonly<Record<Language, Readonly<Record<string, Meaning>>>> = {
  en: {
    'TSM&O': [
      'Transportation systems management and operations',
      'Getting more out of the roads we have: clearing incidents sooner, timing signals, informing drivers',
    ],
    RTMC: [
      'Regional transportation management center',
      'The control room where a district’s roads are watched and managed, day and night',
    ],
    TIM: [
      'Traffic incident management',
      'What police, fire, towing and road crews do together from the first call until traffic flows again. Also the teams that meet to practice it',
    ],
    DMS: ['Dynamic message sign', 'A sign over or beside the road whose text can be changed'],
    TTI: ['Travel time index', 'How much longer a trip takes in the peak. 1.3 means almost a third longer'],
    PTI: ['Planning time index', 'How much time to allow to be on time 19 times in 20'],
    LOTTR: ['Level of travel time reliability', 'How consistent travel times on a road are from day to day'],
  },
  es: {
    'TSM&O': [
      'Gestión y operaciones de sistemas de transporte',
      'Aprovechar mejor las vías que ya existen: incidentes despejados antes, semáforos bien ajustados, conductores informados',
    ],
    RTMC: [
      'Centro regional de gestión del transporte',
      'La sala desde la que se vigilan y dirigen las vías de un distrito, de día y de noche',
    ],
    TIM: [
      'Gestión de incidentes de tráfico',
      'Lo que policía, bomberos, grúas y cuadrillas hacen juntos desde la primera llamada hasta que el tráfico fluye otra vez. También los equipos que se reúnen para practicarlo',
    ],
    DMS: [
      'Letrero de mensajes variables',
      'Un letrero sobre la vía o junto a ella cuyo texto se puede cambiar',
    ],
    TTI: ['Índice de tiempo de viaje', 'Cuánto más dura un viaje en la hora pico. 1.3: casi un tercio más'],
    PTI: [
      'Índice de tiempo de planificación',
      'Cuánto tiempo prever para llegar a tiempo 19 de cada 20 veces',
    ],
    LOTTR: [
      'Nivel de confiabilidad del tiempo de viaje',
      'Si una vía toma más o menos el mismo tiempo un día que otro',
    ],
  },
  ht: {
    'TSM&O': [
      'Jesyon ak operasyon sistèm transpò',
      'Sèvi pi byen ak wout ki la deja: yo retire aksidan pi vit, yo regle limyè yo, yo avèti chofè yo',
    ],
    RTMC: [
      'Sant rejyonal pou jesyon transpò',
      'Sal kote yo veye epi dirije wout yon distri, lajounen kou lannwit',
    ],
    TIM: [
      'Jesyon ensidan sikilasyon',
      'Sa lapolis, ponpye, machin remòk ak ekip wout yo fè ansanm depi premye apèl la jiskaske sikilasyon an mache ankò. Se ekip ki reyini pou pratike l yo tou',
    ],
    DMS: ['Pano mesaj ki chanje', 'Yon pano anlè wout la oswa bò kote l, yo ka chanje tèks li'],
    TTI: ['Endis tan vwayaj', 'Konbyen tan anplis yon vwayaj pran nan lè blokis. 1.3: prèske yon tyè anplis'],
    PTI: ['Endis tan pou prevwa', 'Konbyen tan pou w prevwa pou w rive alè 19 fwa sou 20'],
    LOTTR: ['Nivo konfyans nan tan vwayaj', 'Si yon wout pran apeprè menm tan yon jou ak yon lòt'],
  },
}

/** The field's abbreviations and the district's own, in one language. */
export function abbreviationsIn(
  language: Language,
  local: SiteInfo['abbreviations'],
): Readonly<Record<string, Meaning>> {
  const own = Object.entries(local).map(([short, { name, meaning }]) => [
    short,
    [textIn(name, language), textIn(meaning, language)] as const,
  ])
  return { ...ABBREVIATIONS[language], ...Object.fromEntries(own) }
}
