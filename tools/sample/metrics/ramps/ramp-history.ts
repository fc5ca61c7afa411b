/** One ramp signal of the sample and what became of it. Days and reasons are made up; the places are real. */
export interface RampStory {
  id: string
  interchange: string
  direction: 'northbound' | 'southbound'
  /** Exit of I-95. */
  exit: string
  county: 'Broward' | 'Palm Beach'
  status: 'active' | 'inactive' | 'fault' | 'notYetActivated'
  activatedOn: string | null
  /** Spans it metered in, the last one open. Empty: never for longer than a week. */
  metered: readonly { from: string; to: string | null }[]
  note: string | null
}

const FIRST_DAY = '2019-09-17'

const active = (
  ramp: Pick<RampStory, 'id' | 'interchange' | 'direction' | 'exit'>,
  from: string,
  note: string | null = null,
): RampStory => ({
  ...ramp,
  county: 'Broward',
  status: 'active',
  activatedOn: from,
  metered: [{ from, to: null }],
  note,
})

const planned = (
  ramp: Pick<RampStory, 'id' | 'interchange' | 'direction' | 'exit' | 'county' | 'note'>,
): RampStory => ({
  ...ramp,
  status: 'notYetActivated',
  activatedOn: null,
  metered: [],
})

/** Of the eight first signals four were off within a week. Expansion began again in 2024. */
export const RAMP_STORIES: readonly RampStory[] = [
  active(
    {
      id: 'i95-nb-hallandale-beach',
      interchange: 'Hallandale Beach Blvd',
      direction: 'northbound',
      exit: '18',
    },
    FIRST_DAY,
  ),
  active(
    { id: 'i95-nb-hollywood', interchange: 'Hollywood Blvd', direction: 'northbound', exit: '20' },
    FIRST_DAY,
  ),
  active(
    { id: 'i95-sb-sunrise', interchange: 'Sunrise Blvd', direction: 'southbound', exit: '29' },
    FIRST_DAY,
  ),
  active(
    { id: 'i95-sb-commercial', interchange: 'Commercial Blvd', direction: 'southbound', exit: '32' },
    FIRST_DAY,
  ),
  {
    ...active(
      { id: 'i95-nb-broward', interchange: 'Broward Blvd', direction: 'northbound', exit: '27' },
      FIRST_DAY,
      'Off from September 2019 to May 2024, because the queue blocked Broward Blvd. The ramp has a second lane and a longer queue detector since.',
    ),
    metered: [{ from: '2024-05-14', to: null }],
  },
  {
    ...active(
      { id: 'i95-sb-oakland-park', interchange: 'Oakland Park Blvd', direction: 'southbound', exit: '31' },
      FIRST_DAY,
      'Off from September 2019 to May 2024, because the queue blocked Oakland Park Blvd. It meters two cars a green since.',
    ),
    metered: [{ from: '2024-05-21', to: null }],
  },
  {
    ...active(
      { id: 'i95-nb-sunrise', interchange: 'Sunrise Blvd', direction: 'northbound', exit: '29' },
      FIRST_DAY,
    ),
    status: 'inactive',
    metered: [],
    note: 'Switched off after five days in September 2019: the queue reached Sunrise Blvd every afternoon. The ramp is too short to hold it, and there is no plan to switch it on again.',
  },
  {
    ...active(
      { id: 'i95-sb-broward', interchange: 'Broward Blvd', direction: 'southbound', exit: '27' },
      FIRST_DAY,
    ),
    status: 'inactive',
    metered: [],
    note: 'Switched off after a week in September 2019: the queue blocked the turn lanes of Broward Blvd. It waits for a second lane on the ramp.',
  },
  active(
    { id: 'i95-nb-sheridan', interchange: 'Sheridan St', direction: 'northbound', exit: '21' },
    '2024-10-08',
  ),
  active(
    { id: 'i95-sb-sheridan', interchange: 'Sheridan St', direction: 'southbound', exit: '21' },
    '2024-10-08',
  ),
  {
    ...active(
      { id: 'i95-nb-commercial', interchange: 'Commercial Blvd', direction: 'northbound', exit: '32' },
      '2025-02-11',
    ),
    status: 'inactive',
    metered: [{ from: '2025-02-11', to: '2026-10-18' }],
    note: 'Off since October 19, 2026: the queue reached Commercial Blvd on most afternoons, and the freeway was not faster. It stays off until the queue detector is moved.',
  },
  {
    ...active(
      { id: 'i95-sb-cypress-creek', interchange: 'Cypress Creek Rd', direction: 'southbound', exit: '33' },
      '2025-04-15',
    ),
    status: 'fault',
    metered: [{ from: '2025-04-15', to: '2026-10-07' }],
    note: 'Dark since October 7, 2026: the storm flooded its cabinet. A new one is ordered.',
  },
  active(
    { id: 'i95-nb-oakland-park', interchange: 'Oakland Park Blvd', direction: 'northbound', exit: '31' },
    '2025-09-16',
  ),
  active(
    { id: 'i95-sb-sample', interchange: 'Sample Rd', direction: 'southbound', exit: '39' },
    '2025-11-18',
  ),
  active(
    { id: 'i95-nb-cypress-creek', interchange: 'Cypress Creek Rd', direction: 'northbound', exit: '33' },
    '2026-02-10',
  ),
  active(
    { id: 'i95-sb-atlantic', interchange: 'Atlantic Blvd', direction: 'southbound', exit: '36' },
    '2026-04-21',
  ),
  active(
    { id: 'i95-nb-atlantic', interchange: 'Atlantic Blvd', direction: 'northbound', exit: '36' },
    '2026-09-15',
  ),
  active(
    { id: 'i95-sb-hillsboro', interchange: 'Hillsboro Blvd', direction: 'southbound', exit: '42' },
    '2026-10-27',
    'On since October 27, 2026. Its first full month is not published yet.',
  ),
  planned({
    id: 'i95-nb-copans',
    interchange: 'Copans Rd',
    direction: 'northbound',
    exit: '38',
    county: 'Broward',
    note: 'Built, and waiting for the timing of the signals on Copans Rd. Planned for spring 2027.',
  }),
  planned({
    id: 'i95-sb-copans',
    interchange: 'Copans Rd',
    direction: 'southbound',
    exit: '38',
    county: 'Broward',
    note: 'Built, and waiting for the timing of the signals on Copans Rd. Planned for spring 2027.',
  }),
  planned({
    id: 'i95-nb-sample',
    interchange: 'Sample Rd',
    direction: 'northbound',
    exit: '39',
    county: 'Broward',
    note: 'Being built with the new turn lanes of Sample Rd. Planned for summer 2027.',
  }),
  planned({
    id: 'i95-nb-glades',
    interchange: 'Glades Rd',
    direction: 'northbound',
    exit: '45',
    county: 'Palm Beach',
    note: 'Designed. It is built only if the first year of the signals in Broward speaks for it.',
  }),
  planned({
    id: 'i95-sb-glades',
    interchange: 'Glades Rd',
    direction: 'southbound',
    exit: '45',
    county: 'Palm Beach',
    note: 'Designed. It is built only if the first year of the signals in Broward speaks for it.',
  }),
]
