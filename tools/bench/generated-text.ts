import { createRandom } from '../sample/seeded-random.ts'

/** What an English report of this length holds: about 300 words on a page. */
const LINES_A_PAGE = 30
const WORDS_A_LINE = 10

const WORDS = `lanes reopened minutes average crash debris shoulder responders arrived cleared verified
camera message sign corridor travel time reliability freeway express toll volume vehicles speed ramp signal
metering queue detector communication health arterial county interchange northbound southbound eastbound
westbound weekday peak hour incident clearance roadway response dispatched tow contractor patrol ranger assist
hurricane evacuation construction maintenance device uptime benefit cost annual plan goal partner agency district
performance compared previous period weekly mean median percent coverage preliminary revised figures published
the of and in to for a on with by at from was were is that this between during after before under over each all
most some few more less than about near through without across because while where which`.split(/\s+/)

/** One page of plausible words, the same for the same report and page on every machine. */
export function generatePageText(report: number, page: number): string {
  const random = createRandom(`${report}/${page}`)
  const line = () => Array.from({ length: WORDS_A_LINE }, () => generateWord(random)).join(' ')
  const lines = Array.from({ length: LINES_A_PAGE }, line)
  return [
    `Report ${report}, page ${page + 1}. Lanes reopened in ${20 + (report % 25)} minutes.`,
    ...lines,
  ].join('\n')
}

/** Mostly words that every report uses, some figures, and now and then a name that few reports share. */
function generateWord(random: () => number): string {
  const kind = random()
  if (kind < 0.06) return String(Math.floor(random() * 2000) / 10)
  if (kind < 0.1) return `site-${Math.floor(random() * 20_000)}`
  // Squared: the first words are common, the last ones rare, as in a language.
  return WORDS[Math.floor(random() ** 2 * WORDS.length)] ?? 'lanes'
}
