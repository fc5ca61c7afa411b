import { en as definitions } from '../measures/columns/definitions/en.ts'

/**
 * What the server, the desk and the page for storms say in English, the authoritative language. The interface's own
 * messages are in `src/web/messages`.
 */
export const en = {
  definitions,
  /**
   * Abbreviations of the field, as docs/glossary.md explains them, word for word. A district's own programs are in
   * `site.yaml`.
   */
  abbreviations: {
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
  } satisfies Record<string, readonly [words: string, meaning: string]>,
  /** The mail that confirms a visitor's message. */
  acknowledgement: {
    subject: (reference: string, office: string) => `[${reference}] ${office} has received your message`,
    heading: (reference: string) => `We received your message. Reference ${reference}.`,
    feedback: 'The office reads every message. You will hear from us if you asked for a reply.',
    tourRequest:
      'The office will write to you about the day you asked for. A visit may be postponed in an emergency.',
    contact: (phone: string, hours: string) =>
      `Questions? Call ${phone} (${hours}) and give the reference. This mailbox is not monitored.`,
    notYou:
      'If you did not write to us, someone entered your address by mistake. You can ignore this message.',
  },
  /** The page of a removed report. Values are already escaped. */
  gonePage: {
    takenDown: (title: string) => `Taken down: ${title}`,
    heading: 'This report was taken down',
    sentence: (title: string, day: string) => `${title} was published here and was taken down on ${day}.`,
    successor: 'This report took its place:',
    noSuccessor: 'No other report took its place.',
    allDocuments: 'All documents',
    questions: (phone: string, hours: string) => `Questions? Call ${phone} (${hours}).`,
  },
  /** The page of a site that is starting or has no valid content. */
  nothingLive: {
    starting: 'This site is starting',
    wait: 'This page will open in a moment.',
    nothing: 'Traffic information is not available right now',
    later: 'The site will be back. Please try again in a few minutes.',
    phones: 'For an emergency on the road, dial 911.',
  },
  /** The page after a form that was too long. */
  tooLong: {
    heading: 'Your message is too long',
    advice: 'Nothing was sent. Go back, shorten your message, and send it again.',
  },
  /** The parts of a sentence about an event on the roads. */
  roadEvent: {
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
    /** One lane of a side. */
    oneLane: {
      leftLanes: 'left lane closed',
      centerLanes: 'center lane closed',
      rightLanes: 'right lane closed',
    },
    /** `total` is `null` if unknown. */
    lanes: (closed: number, total: number | null) => {
      const lanes = closed === 1 ? 'lane' : 'lanes'
      return total === null ? `${closed} ${lanes} closed` : `${closed} of ${total} lanes closed`
    },
    onRoad: (road: string, direction: string | null) =>
      `on ${road}${direction === null ? '' : ` ${direction}`}`,
    atExit: (exit: string, street: string | null) =>
      street === null ? `at exit ${exit}` : `at ${street}, exit ${exit}`,
    near: (place: string) => `near ${place}`,
    inCounty: (county: string) => `in ${county} County`,
    closed: 'road closed',
  },
  /**
   * Kinds of weather events by phenomenon and significance of their VTEC, in the order of warnings of equal severity: the
   * weather service's own names in English and, where it has them, in Spanish.
   */
  weatherEvents: {
    'TO.W': 'Tornado warning',
    'EW.W': 'Extreme wind warning',
    'HU.W': 'Hurricane warning',
    'SS.W': 'Storm surge warning',
    'TR.W': 'Tropical storm warning',
    'TO.A': 'Tornado watch',
    'HU.A': 'Hurricane watch',
    'SS.A': 'Storm surge watch',
    'TR.A': 'Tropical storm watch',
    'SV.W': 'Severe thunderstorm warning',
    'SV.A': 'Severe thunderstorm watch',
    'FF.W': 'Flash flood warning',
    'FF.A': 'Flash flood watch',
    'FA.W': 'Flood warning',
    'FA.A': 'Flood watch',
    'FA.Y': 'Flood advisory',
    'FL.W': 'River flood warning',
    'FL.A': 'River flood watch',
    'FL.Y': 'River flood advisory',
    'CF.W': 'Coastal flood warning',
    'CF.A': 'Coastal flood watch',
    'CF.Y': 'Coastal flood advisory',
    'CF.S': 'Coastal flood statement',
    'HW.W': 'High wind warning',
    'HW.A': 'High wind watch',
    'WI.Y': 'Wind advisory',
    'XH.W': 'Extreme heat warning',
    'XH.A': 'Extreme heat watch',
    'EH.W': 'Excessive heat warning',
    'EH.A': 'Excessive heat watch',
    'HT.Y': 'Heat advisory',
    'FG.Y': 'Dense fog advisory',
    'SM.Y': 'Dense smoke advisory',
    'FW.W': 'Red flag warning',
    'FW.A': 'Fire weather watch',
    'FZ.W': 'Freeze warning',
    'FZ.A': 'Freeze watch',
    'FR.Y': 'Frost advisory',
    'WS.W': 'Winter storm warning',
    'WS.A': 'Winter storm watch',
    'WW.Y': 'Winter weather advisory',
    'IS.W': 'Ice storm warning',
    'BZ.W': 'Blizzard warning',
    'DS.W': 'Dust storm warning',
    'TS.W': 'Tsunami warning',
    'TS.A': 'Tsunami watch',
    'SU.W': 'High surf warning',
    'SU.Y': 'High surf advisory',
    'RP.S': 'Rip current statement',
  },
  /** The notice that the desk offers in a storm. */
  stormNotice: 'A storm is affecting our roads. Stay off them if you can, and never drive through water.',
  /** The page for storms. `title` and `about` are for offices that have written no text for it. */
  stormPage: {
    title: 'Storms and weather warnings',
    about: 'Official weather warnings for our counties, and what to know about the roads in a storm.',
    sample: 'Sample: this site is not connected to the weather service.',
    sampleTexts: 'Sample: the office’s texts on this page are made up.',
    warnings: 'Official warnings',
    noWarnings: 'At {time}, the National Weather Service had no warning in force for our counties.',
    lateWarnings:
      'The National Weather Service was last reached at {time}, so we do not know whether there are new warnings.',
    unknownWarnings: 'We do not know the warnings now. See weather.gov.',
    until: 'Until {time}',
    untilFurtherNotice: 'Until further notice',
    begins: 'Begins {time}',
    fullText: 'Full text of all warnings',
    fullTextIntro: 'In the words of the National Weather Service.',
    whatToDo: 'What to do',
    cyclones: 'Storms that the National Hurricane Center follows',
    advisory: 'advisory {number}',
    closures: 'Closed roads and bridges',
    noClosures: 'No closure is reported to us.',
    lateClosures: 'This list is from {time}: what changed since then is not in it.',
    unknownClosures: 'We do not know now which roads are closed.',
    sampleClosures: 'Sample: no real roads.',
    moreClosures: 'More closures are on the page “On the road now”.',
    allRoads: 'On the road now',
    call: 'Phone numbers',
    callEmergency: 'Emergency',
    callAssistance: 'Help on the road, free',
    callTravelerInformation: 'Road conditions',
    past: 'Earlier storms',
    pastTitle: 'Storm of {days}',
    pastIntro: 'What this site showed. Times are those at which it received or published each item.',
    hours: 'From {from} to {until}',
    goesOn: 'Since {from}',
    pastNotices: 'What the office said',
    pastWarnings: 'Official warnings',
    pastClosures: 'Closed roads and bridges',
    none: 'None.',
    asOf: 'As of {time}',
    news: 'There is something new on this page.',
    copy: 'No connection. This is a copy: see the times in it.',
    back: 'Back to the page for storms',
    otherPages: 'Pages',
  },
}

export type Phrases = typeof en
