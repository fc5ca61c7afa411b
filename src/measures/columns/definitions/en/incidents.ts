const FHWA = 'FHWA traffic incident management performance measures'

/** Columns of the incident table: the stamps of a timeline and what follows from them. */
export const incidents = {
  incident_id: {
    label: 'Incident',
    definition: 'The number the traffic management center gave the incident.',
    formula: null,
    source: null,
  },
  event_type: {
    label: 'Type of event',
    definition: 'What happened, as the traffic management center logged it. "all" is all types together.',
    formula: null,
    source: null,
  },
  level: {
    label: 'Level',
    definition:
      'How severe, by how long it lasted: 1 under 30 minutes, 2 from 30 to 120 minutes, 3 over 120 minutes. "all" is all levels together.',
    formula: null,
    source: FHWA,
  },
  lanes_blocked: {
    label: 'Lanes blocked',
    definition: 'The most travel lanes blocked at one time. 0: the shoulder alone.',
    formula: null,
    source: null,
  },
  lanes_total: {
    label: 'Lanes in all',
    definition: 'Travel lanes in that direction.',
    formula: null,
    source: null,
  },
  t1: {
    label: 'First aware',
    definition: 'T1: the first recorded moment any agency knew of it.',
    formula: null,
    source: FHWA,
  },
  t2: {
    label: 'Verified',
    definition: 'T2: it was confirmed, mostly by camera.',
    formula: null,
    source: FHWA,
  },
  t3: { label: 'Help dispatched', definition: 'T3: help was sent.', formula: null, source: FHWA },
  t4: {
    label: 'Help arrives',
    definition: 'T4: the first responder was there.',
    formula: null,
    source: FHWA,
  },
  t5: { label: 'Lanes open', definition: 'T5: all lanes were open again.', formula: null, source: FHWA },
  t6: { label: 'Scene clear', definition: 'T6: the last responder had left.', formula: null, source: FHWA },
  t7: { label: 'Flow normal', definition: 'T7: traffic moved as usual again.', formula: null, source: FHWA },
  roadway_clearance_minutes: {
    label: 'Roadway clearance time',
    definition:
      'From the first report until all lanes were open. Only for incidents that blocked a lane; empty for others.',
    formula: 'T5 − T1',
    source: FHWA,
  },
  incident_clearance_minutes: {
    label: 'Incident clearance time',
    definition: 'From the first report until the last responder had left.',
    formula: 'T6 − T1',
    source: FHWA,
  },
  sirv: {
    label: 'SIRV on scene',
    definition: 'Whether a Severe Incident Response Vehicle took part.',
    formula: null,
    source: null,
  },
  risc: {
    label: 'RISC called',
    definition: 'Whether Rapid Incident Scene Clearance, the contractor for heavy recovery, was called.',
    formula: null,
    source: null,
  },
  secondary: {
    label: 'Secondary crash',
    definition: 'Whether it was a crash at the scene of an earlier one or in its queue, in either direction.',
    formula: null,
    source: FHWA,
  },
} as const
