/** Text as a part of an address: "¿Qué hacemos (2026)?" becomes "que-hacemos-2026"; empty when no letter is left. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

const MAX_LENGTH = 100

/** What is wrong with the id of a report, the name of its entry without ".yaml"; `null`: nothing. */
export function reportIdIssue(id: string): string | null {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) && id.length <= MAX_LENGTH) return null
  const rule = `must be named with a to z, 0 to 9 and single hyphens, at most ${MAX_LENGTH}, because its name is the report's address`
  const proposal = slugOf(id).slice(0, MAX_LENGTH)
  return proposal === '' ? rule : `${rule}: rename it, for example, to "${proposal}.yaml"`
}
