import type { Language } from '../../contract/language.ts'
import type { RoadEvent } from '../../contract/roads.ts'

type Blocked = NonNullable<RoadEvent['lanes']['blocked']>

/** What one language calls the parts of a sentence about an event. */
export interface Terms {
  causes: Record<RoadEvent['cause'], string>
  directions: Record<NonNullable<RoadEvent['direction']>, string>
  blocked: Record<Blocked, string>
  /** One lane of a side. */
  oneLane: Record<'leftLanes' | 'centerLanes' | 'rightLanes', string>
  /** How many lanes are closed, of how many. `total` is `null` if unknown. */
  lanes: (closed: number, total: number | null) => string
  onRoad: (road: string, direction: string | null) => string
  atExit: (exit: string, street: string | null) => string
  near: (place: string) => string
  inCounty: (county: string) => string
  closed: string
}

// es and ht are drafts until somebody who speaks the language has read them, as the catalogs in src/web/messages say.
export const TERMS: Readonly<Record<Language, Terms>> = {
  en: {
    causes: {
      crash: 'Crash',
      disabledVehicle: 'Disabled vehicle',
      vehicleFire: 'Vehicle fire',
      brushFire: 'Brush fire',
      debris: 'Debris on the road',
      flooding: 'Flooding',
      spill: 'Spill',
      animal: 'Animal on the road',
      pedestrian: 'Pedestrian on the road',
      wrongWayDriver: 'Wrong-way driver',
      signalProblem: 'Traffic signal problem',
      roadDamage: 'Road damage',
      congestion: 'Congestion',
      weather: 'Weather',
      police: 'Police activity',
      roadwork: 'Roadwork',
      paving: 'Paving',
      bridgeWork: 'Bridge work',
      utilityWork: 'Utility work',
      maintenance: 'Maintenance',
      specialEvent: 'Special event',
      closure: 'Closure',
      incident: 'Incident',
    },
    directions: {
      northbound: 'northbound',
      southbound: 'southbound',
      eastbound: 'eastbound',
      westbound: 'westbound',
      both: 'in both directions',
    },
    blocked: {
      allLanes: 'all lanes closed',
      someLanes: 'some lanes closed',
      leftLanes: 'left lanes closed',
      centerLanes: 'center lanes closed',
      rightLanes: 'right lanes closed',
      hovLanes: 'HOV lanes closed',
      expressLanes: 'express lanes closed',
      leftShoulder: 'left shoulder blocked',
      rightShoulder: 'right shoulder blocked',
      shoulder: 'shoulder blocked',
      onRamp: 'entrance ramp closed',
      offRamp: 'exit ramp closed',
      ramps: 'ramps closed',
      intersection: 'intersection affected',
      none: 'all lanes open',
    },
    oneLane: {
      leftLanes: 'left lane closed',
      centerLanes: 'center lane closed',
      rightLanes: 'right lane closed',
    },
    lanes: (closed, total) => {
      const lanes = closed === 1 ? 'lane' : 'lanes'
      return total === null ? `${closed} ${lanes} closed` : `${closed} of ${total} lanes closed`
    },
    onRoad: (road, direction) => `on ${road}${direction === null ? '' : ` ${direction}`}`,
    atExit: (exit, street) => `at exit ${exit}${street === null ? '' : ` (${street})`}`,
    near: (place) => `near ${place}`,
    inCounty: (county) => `in ${county} County`,
    closed: 'road closed',
  },
  es: {
    causes: {
      crash: 'Choque',
      disabledVehicle: 'Vehículo averiado',
      vehicleFire: 'Vehículo en llamas',
      brushFire: 'Incendio de maleza',
      debris: 'Escombros en la vía',
      flooding: 'Inundación',
      spill: 'Derrame',
      animal: 'Animal en la vía',
      pedestrian: 'Peatón en la vía',
      wrongWayDriver: 'Conductor en sentido contrario',
      signalProblem: 'Problema con un semáforo',
      roadDamage: 'Daño en la vía',
      congestion: 'Congestión',
      weather: 'Mal tiempo',
      police: 'Actividad policial',
      roadwork: 'Obras',
      paving: 'Pavimentación',
      bridgeWork: 'Obras en un puente',
      utilityWork: 'Obras de servicios públicos',
      maintenance: 'Mantenimiento',
      specialEvent: 'Evento especial',
      closure: 'Cierre',
      incident: 'Incidente',
    },
    directions: {
      northbound: 'hacia el norte',
      southbound: 'hacia el sur',
      eastbound: 'hacia el este',
      westbound: 'hacia el oeste',
      both: 'en ambos sentidos',
    },
    blocked: {
      allLanes: 'todos los carriles cerrados',
      someLanes: 'algunos carriles cerrados',
      leftLanes: 'carriles izquierdos cerrados',
      centerLanes: 'carriles centrales cerrados',
      rightLanes: 'carriles derechos cerrados',
      hovLanes: 'carriles HOV cerrados',
      expressLanes: 'carriles exprés cerrados',
      leftShoulder: 'hombro izquierdo bloqueado',
      rightShoulder: 'hombro derecho bloqueado',
      shoulder: 'hombro bloqueado',
      onRamp: 'rampa de entrada cerrada',
      offRamp: 'rampa de salida cerrada',
      ramps: 'rampas cerradas',
      intersection: 'cruce afectado',
      none: 'todos los carriles abiertos',
    },
    oneLane: {
      leftLanes: 'carril izquierdo cerrado',
      centerLanes: 'carril central cerrado',
      rightLanes: 'carril derecho cerrado',
    },
    lanes: (closed, total) => {
      if (total !== null) return `${closed} de ${total} carriles ${closed === 1 ? 'cerrado' : 'cerrados'}`
      return closed === 1 ? '1 carril cerrado' : `${closed} carriles cerrados`
    },
    onRoad: (road, direction) => `en ${road}${direction === null ? '' : ` ${direction}`}`,
    atExit: (exit, street) => `en la salida ${exit}${street === null ? '' : ` (${street})`}`,
    near: (place) => `cerca de ${place}`,
    inCounty: (county) => `en el condado de ${county}`,
    closed: 'vía cerrada',
  },
  ht: {
    causes: {
      crash: 'Aksidan',
      disabledVehicle: 'Machin an pàn',
      vehicleFire: 'Machin ki pran dife',
      brushFire: 'Dife nan raje',
      debris: 'Debri sou wout la',
      flooding: 'Inondasyon',
      spill: 'Pwodui ki koule sou wout la',
      animal: 'Bèt sou wout la',
      pedestrian: 'Moun a pye sou wout la',
      wrongWayDriver: 'Chofè k ap kondui nan move sans',
      signalProblem: 'Pwoblèm ak yon limyè sikilasyon',
      roadDamage: 'Wout domaje',
      congestion: 'Anboutèyaj',
      weather: 'Move tan',
      police: 'Aktivite lapolis',
      roadwork: 'Travay sou wout la',
      paving: 'Asfaltaj',
      bridgeWork: 'Travay sou yon pon',
      utilityWork: 'Travay sèvis piblik',
      maintenance: 'Antretyen',
      specialEvent: 'Evènman espesyal',
      closure: 'Wout fèmen',
      incident: 'Ensidan',
    },
    directions: {
      northbound: 'direksyon nò',
      southbound: 'direksyon sid',
      eastbound: 'direksyon lès',
      westbound: 'direksyon lwès',
      both: 'nan toude direksyon yo',
    },
    blocked: {
      allLanes: 'tout liy yo fèmen',
      someLanes: 'kèk liy fèmen',
      leftLanes: 'liy agoch yo fèmen',
      centerLanes: 'liy mitan yo fèmen',
      rightLanes: 'liy adwat yo fèmen',
      hovLanes: 'liy HOV yo fèmen',
      expressLanes: 'liy ekspres yo fèmen',
      leftShoulder: 'zepòl agoch wout la bloke',
      rightShoulder: 'zepòl adwat wout la bloke',
      shoulder: 'zepòl wout la bloke',
      onRamp: 'ranp antre a fèmen',
      offRamp: 'ranp sòti a fèmen',
      ramps: 'ranp yo fèmen',
      intersection: 'kafou a afekte',
      none: 'tout liy yo louvri',
    },
    oneLane: {
      leftLanes: 'liy agoch la fèmen',
      centerLanes: 'liy mitan an fèmen',
      rightLanes: 'liy adwat la fèmen',
    },
    lanes: (closed, total) => (total === null ? `${closed} liy fèmen` : `${closed} sou ${total} liy fèmen`),
    onRoad: (road, direction) => `sou ${road}${direction === null ? '' : ` ${direction}`}`,
    atExit: (exit, street) => `nan sòti ${exit}${street === null ? '' : ` (${street})`}`,
    near: (place) => `toupre ${place}`,
    inCounty: (county) => `nan konte ${county}`,
    closed: 'wout la fèmen',
  },
}
