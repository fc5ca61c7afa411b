/** What a visitor writes about: the `?about=` of the contact page's address. */
export type About =
  | { kind: 'report'; id: string }
  | { kind: 'camera'; id: string }
  /** One of the topics of feedback; a form without that topic chooses none. */
  | { kind: 'topic'; topic: string }
  /** `path` without a language prefix: `/app/documents`. */
  | { kind: 'page'; path: string }

const ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,119}$/
const PATH = /^\/[A-Za-z0-9/_-]{0,199}$/

/** Reads `?about=report:{id}`, `camera:{id}`, `topic:{topic}` or `page:{path}`; `null`: none of these. */
export function parseAbout(search: string): About | null {
  const about = new URLSearchParams(search).get('about') ?? ''
  const colon = about.indexOf(':')
  const kind = about.slice(0, Math.max(0, colon))
  const named = about.slice(colon + 1)
  if (kind === 'page') return PATH.test(named) ? { kind, path: named } : null
  if (kind === 'topic') return ID.test(named) ? { kind, topic: named } : null
  return (kind === 'report' || kind === 'camera') && ID.test(named) ? { kind, id: named } : null
}

/** The query for it, from `?` on. */
export function buildAboutAddress(about: About): string {
  const { kind } = about
  return `?about=${kind}:${kind === 'page' ? about.path : kind === 'topic' ? about.topic : about.id}`
}
