/** Text as a part of an address: "¿Qué hacemos (2026)?" becomes "que-hacemos-2026"; empty when no letter is left. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
