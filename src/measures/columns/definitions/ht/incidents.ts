const FHWA = 'FHWA traffic incident management performance measures'

/**
 * Columns of the incident table: the stamps of a timeline and what follows from them, in Haitian Creole.
 * Review: draft
 */
export const incidents = {
  incident_id: {
    label: 'Ensidan',
    definition: 'Nimewo sant jesyon sikilasyon an te bay ensidan an.',
    formula: null,
    source: null,
  },
  event_type: {
    label: 'Kalite evènman',
    definition: 'Sa ki te pase, jan sant jesyon sikilasyon an te ekri li. "all" se tout kalite yo ansanm.',
    formula: null,
    source: null,
  },
  level: {
    label: 'Nivo',
    definition:
      'Konbyen li grav, dapre tan li te dire: 1 se mwens pase 30 minit, 2 se 30 rive 120 minit, 3 se plis pase 120 minit. "all" se tout nivo yo ansanm.',
    formula: null,
    source: FHWA,
  },
  lanes_blocked: {
    label: 'Liy bloke',
    definition: 'Plis liy ki te bloke an menm tan. 0: se sèlman zepòl wout la.',
    formula: null,
    source: null,
  },
  lanes_total: {
    label: 'Liy antou',
    definition: 'Liy sikilasyon nan direksyon sa a.',
    formula: null,
    source: null,
  },
  t1: {
    label: 'Premye apèl',
    definition: 'T1: premye moman ki anrejistre kote yon ajans te konn sa.',
    formula: null,
    source: FHWA,
  },
  t2: {
    label: 'Verifye',
    definition: 'T2: yo te konfime li, pi souvan ak kamera.',
    formula: null,
    source: FHWA,
  },
  t3: {
    label: 'Voye èd',
    definition: 'T3: yo te voye èd.',
    formula: null,
    source: FHWA,
  },
  t4: {
    label: 'Èd rive',
    definition: 'T4: premye sekouris la te rive.',
    formula: null,
    source: FHWA,
  },
  t5: {
    label: 'Liy louvri',
    definition: 'T5: tout liy yo te louvri ankò.',
    formula: null,
    source: FHWA,
  },
  t6: {
    label: 'Kote a lib',
    definition: 'T6: dènye sekouris la te ale.',
    formula: null,
    source: FHWA,
  },
  t7: {
    label: 'Sikilasyon nòmal',
    definition: 'T7: sikilasyon an t ap woule tankou dabitid ankò.',
    formula: null,
    source: FHWA,
  },
  roadway_clearance_minutes: {
    label: 'Tan pou debloke wout la',
    definition:
      'Soti nan premye apèl la rive lè tout liy yo louvri. Sèlman pou ensidan ki te bloke yon liy; vid pou lòt yo.',
    formula: 'T5 − T1',
    source: FHWA,
  },
  incident_clearance_minutes: {
    label: 'Tan pou fini ak ensidan an',
    definition: 'Soti nan premye apèl la rive lè dènye sekouris la ale.',
    formula: 'T6 − T1',
    source: FHWA,
  },
  sirv: {
    label: 'SIRV sou plas',
    definition: 'Si yon machin pou ensidan grav (Severe Incident Response Vehicle) te patisipe.',
    formula: null,
    source: null,
  },
  risc: {
    label: 'Yo rele RISC',
    definition: 'Si yo te rele Rapid Incident Scene Clearance, konpayi ki fè gwo depanaj yo.',
    formula: null,
    source: null,
  },
  secondary: {
    label: 'Aksidan segondè',
    definition:
      'Si se te yon aksidan kote yon lòt te deja fèt oswa nan fil machin li a, nan nenpòt direksyon.',
    formula: null,
    source: FHWA,
  },
} as const
