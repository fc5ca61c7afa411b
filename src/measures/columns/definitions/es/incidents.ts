const FHWA = 'FHWA traffic incident management performance measures'

/**
 * Columns of the incident table: the stamps of a timeline and what follows from them, in Spanish.
 * Review: draft
 */
export const incidents = {
  incident_id: {
    label: 'Incidente',
    definition: 'El número que el centro de gestión del tráfico dio al incidente.',
    formula: null,
    source: null,
  },
  event_type: {
    label: 'Tipo de evento',
    definition:
      'Lo que pasó, como lo anotó el centro de gestión del tráfico. "all" son todos los tipos juntos.',
    formula: null,
    source: null,
  },
  level: {
    label: 'Nivel',
    definition:
      'Gravedad según la duración: 1, menos de 30 minutos; 2, de 30 a 120 minutos; 3, más de 120 minutos. "all" son todos los niveles juntos.',
    formula: null,
    source: FHWA,
  },
  lanes_blocked: {
    label: 'Carriles bloqueados',
    definition: 'El mayor número de carriles bloqueados a la vez. 0: solo el arcén.',
    formula: null,
    source: null,
  },
  lanes_total: {
    label: 'Carriles en total',
    definition: 'Carriles de circulación en ese sentido.',
    formula: null,
    source: null,
  },
  t1: {
    label: 'Primer aviso',
    definition: 'T1: el primer momento registrado en que alguna agencia lo supo.',
    formula: null,
    source: FHWA,
  },
  t2: {
    label: 'Verificado',
    definition: 'T2: se confirmó, casi siempre por cámara.',
    formula: null,
    source: FHWA,
  },
  t3: {
    label: 'Ayuda enviada',
    definition: 'T3: se envió ayuda.',
    formula: null,
    source: FHWA,
  },
  t4: {
    label: 'Llega la ayuda',
    definition: 'T4: llegó la primera persona a responder.',
    formula: null,
    source: FHWA,
  },
  t5: {
    label: 'Carriles abiertos',
    definition: 'T5: todos los carriles volvieron a estar abiertos.',
    formula: null,
    source: FHWA,
  },
  t6: {
    label: 'Lugar despejado',
    definition: 'T6: se fue la última persona que respondió.',
    formula: null,
    source: FHWA,
  },
  t7: {
    label: 'Tráfico normal',
    definition: 'T7: el tráfico volvió a moverse como siempre.',
    formula: null,
    source: FHWA,
  },
  roadway_clearance_minutes: {
    label: 'Tiempo de despeje de la vía',
    definition:
      'Desde el primer aviso hasta que se abrieron todos los carriles. Solo para incidentes que bloquearon un carril; vacío en los demás.',
    formula: 'T5 − T1',
    source: FHWA,
  },
  incident_clearance_minutes: {
    label: 'Tiempo de despeje del incidente',
    definition: 'Desde el primer aviso hasta que se fue la última persona que respondió.',
    formula: 'T6 − T1',
    source: FHWA,
  },
  sirv: {
    label: 'SIRV en el lugar',
    definition:
      'Si participó un vehículo de respuesta a incidentes graves (Severe Incident Response Vehicle).',
    formula: null,
    source: null,
  },
  risc: {
    label: 'Se llamó a RISC',
    definition: 'Si se llamó a Rapid Incident Scene Clearance, el contratista para rescates pesados.',
    formula: null,
    source: null,
  },
  secondary: {
    label: 'Choque secundario',
    definition: 'Si fue un choque en el lugar de otro anterior o en su fila, en cualquier sentido.',
    formula: null,
    source: FHWA,
  },
} as const
