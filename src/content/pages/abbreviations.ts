import type { Language } from '../../contract/language.ts'

/** What an abbreviation stands for. */
export interface Meaning {
  words: string
  /** One sentence or two, without the last full stop. */
  meaning: string
}

/**
 * Abbreviations of the field that prose explains where they first appear. The English ones are those of docs/glossary.md,
 * word for word; a test holds them to each other.
 * Review: draft (es, ht)
 */
export const ABBREVIATIONS: Readonly<Record<Language, Readonly<Record<string, Meaning>>>> = {
  en: {
    'TSM&O': {
      words: 'Transportation systems management and operations',
      meaning:
        'Getting more out of the roads that exist: incidents cleared sooner, signals timed, drivers told',
    },
    RTMC: {
      words: 'Regional transportation management center',
      meaning: 'The room from which a district’s roads are watched and steered, day and night',
    },
    TIM: {
      words: 'Traffic incident management',
      meaning:
        'What police, fire, towing and road crews do together from the first call until traffic flows again. Also the teams that meet to practise it',
    },
    RISC: {
      words: 'Rapid incident scene clearance',
      meaning:
        'A contractor with heavy recovery equipment: on scene within 60 minutes of the request, lanes open within 90 minutes of the order to proceed',
    },
    SIRV: {
      words: 'Severe incident response vehicle',
      meaning: 'A vehicle that brings incident command to the scene of a severe incident',
    },
    DMS: {
      words: 'Dynamic message sign',
      meaning: 'A sign over or beside the road whose text can be changed',
    },
    TTI: {
      words: 'Travel time index',
      meaning: 'How much longer a trip takes in the peak. 1.3: a third longer, nearly',
    },
    PTI: {
      words: 'Planning time index',
      meaning: 'How much time to allow to be on time 19 times in 20',
    },
    LOTTR: {
      words: 'Level of travel time reliability',
      meaning: 'Whether a road takes about as long one day as another',
    },
  },
  es: {
    'TSM&O': {
      words: 'Gestión y operaciones de sistemas de transporte',
      meaning:
        'Aprovechar mejor las vías que ya existen: incidentes despejados antes, semáforos bien ajustados, conductores informados',
    },
    RTMC: {
      words: 'Centro regional de gestión del transporte',
      meaning: 'La sala desde la que se vigilan y dirigen las vías de un distrito, de día y de noche',
    },
    TIM: {
      words: 'Gestión de incidentes de tráfico',
      meaning:
        'Lo que policía, bomberos, grúas y cuadrillas hacen juntos desde la primera llamada hasta que el tráfico fluye otra vez. También los equipos que se reúnen para practicarlo',
    },
    RISC: {
      words: 'Despeje rápido del lugar del incidente',
      meaning:
        'Un contratista con equipo pesado: en el lugar a los 60 minutos de pedirse, carriles abiertos a los 90 minutos de la orden de empezar',
    },
    SIRV: {
      words: 'Vehículo de respuesta a incidentes graves',
      meaning: 'Un vehículo que lleva el mando al lugar de un incidente grave',
    },
    DMS: {
      words: 'Letrero de mensajes variables',
      meaning: 'Un letrero sobre la vía o junto a ella cuyo texto se puede cambiar',
    },
    TTI: {
      words: 'Índice de tiempo de viaje',
      meaning: 'Cuánto más dura un viaje en la hora pico. 1.3: casi un tercio más',
    },
    PTI: {
      words: 'Índice de tiempo de planificación',
      meaning: 'Cuánto tiempo prever para llegar a tiempo 19 de cada 20 veces',
    },
    LOTTR: {
      words: 'Nivel de confiabilidad del tiempo de viaje',
      meaning: 'Si una vía toma más o menos el mismo tiempo un día que otro',
    },
  },
  ht: {
    'TSM&O': {
      words: 'Jesyon ak operasyon sistèm transpò',
      meaning:
        'Sèvi pi byen ak wout ki la deja: yo retire aksidan pi vit, yo regle limyè yo, yo avèti chofè yo',
    },
    RTMC: {
      words: 'Sant rejyonal pou jesyon transpò',
      meaning: 'Sal kote yo veye epi dirije wout yon distri, lajounen kou lannwit',
    },
    TIM: {
      words: 'Jesyon ensidan sikilasyon',
      meaning:
        'Sa lapolis, ponpye, machin remòk ak ekip wout yo fè ansanm depi premye apèl la jiskaske sikilasyon an mache ankò. Se ekip ki reyini pou pratike l yo tou',
    },
    RISC: {
      words: 'Netwayaj rapid kote ensidan an',
      meaning:
        'Yon kontraktè ki gen gwo ekipman: li rive nan 60 minit apre yo rele l, liy yo louvri nan 90 minit apre yo ba l lòd kòmanse',
    },
    SIRV: {
      words: 'Veyikil pou gwo ensidan',
      meaning: 'Yon veyikil ki pote kòmandman an kote yon gwo ensidan rive',
    },
    DMS: {
      words: 'Panno mesaj ki chanje',
      meaning: 'Yon panno anlè wout la oswa bò kote l, yo ka chanje tèks li',
    },
    TTI: {
      words: 'Endis tan vwayaj',
      meaning: 'Konbyen tan anplis yon vwayaj pran nan lè blokis. 1.3: prèske yon tyè anplis',
    },
    PTI: {
      words: 'Endis tan pou prevwa',
      meaning: 'Konbyen tan pou w prevwa pou w rive alè 19 fwa sou 20',
    },
    LOTTR: {
      words: 'Nivo konfyans nan tan vwayaj',
      meaning: 'Si yon wout pran apeprè menm tan yon jou ak yon lòt',
    },
  },
}
