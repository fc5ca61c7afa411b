/**
 * Columns that say when and where: no figures, in Spanish.
 * Review: draft
 */
export const periodsAndPlaces = {
  period_start: {
    label: 'Inicio del período',
    definition: 'Primer día del período que cubre la fila. Las semanas van de domingo a sábado.',
    formula: null,
    source: null,
  },
  period_end: {
    label: 'Fin del período',
    definition: 'Último día del período, incluido.',
    formula: null,
    source: null,
  },
  row_status: {
    label: 'Estado',
    definition:
      'Preliminar: se publicó pronto y aún se debe comprobar. Definitivo: comprobado. Revisado: cambió después de publicarse por primera vez.',
    formula: null,
    source: null,
  },
  county: {
    label: 'Condado',
    definition: '"all" es la fila de todos los condados juntos: no la incluya cuando sume una columna.',
    formula: null,
    source: null,
  },
  road: {
    label: 'Carretera',
    definition: '"all" es la fila de todas las carreteras juntas: no la incluya cuando sume una columna.',
    formula: null,
    source: null,
  },
  direction: {
    label: 'Sentido',
    definition: 'Sentido de circulación. "all" es la fila de todos los sentidos juntos.',
    formula: null,
    source: null,
  },
  segment: {
    label: 'Tramo',
    definition: 'La parte de la carretera entre dos intercambios en la que se miden los tiempos de viaje.',
    formula: null,
    source: null,
  },
  corridor: {
    label: 'Corredor',
    definition: 'La calle cuyos semáforos se programan juntos y en cuya longitud se mide el tiempo de viaje.',
    formula: null,
    source: null,
  },
  peak: {
    label: 'Hora pico',
    definition: 'De lunes a viernes: am es de 6 a 9 de la mañana; pm, de 4 a 7 de la tarde.',
    formula: null,
    source: 'FHWA Urban Congestion Report',
  },
  window: {
    label: 'Horario',
    definition:
      'Horas de lunes a viernes que cubre la fila, hora local. "all" es el mes entero, todas las horas.',
    formula: null,
    source: null,
  },
  ramp_id: {
    label: 'Rampa',
    definition: 'El semáforo de rampa, con el nombre que tiene en la lista de semáforos de rampa.',
    formula: null,
    source: null,
  },
  area: {
    label: 'Zona de gestión de incidentes',
    definition: 'La zona cuyo equipo de gestión de incidentes lo atendió.',
    formula: null,
    source: null,
  },
  location: {
    label: 'Lugar',
    definition: 'En qué parte de la carretera ocurrió, por salida o calle que cruza.',
    formula: null,
    source: null,
  },
  coverage_percent: {
    label: 'Cobertura',
    definition:
      'Cuánto se midió de lo que se debía medir. Las cifras se basan solo en esa parte; el resto no se incluye ni se cuenta como 0.',
    formula: '100 × medido / previsto',
    source: null,
  },
} as const
