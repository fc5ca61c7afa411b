import type { LiveSite } from '../snapshot/live-site.ts'

/** How else the office can be reached, as a sentence with a space before it; empty while nothing is live. */
export function otherWays({ state }: Pick<LiveSite, 'state'>): string {
  if (state.kind !== 'live') return ''
  const { phone, phoneHours, post } = state.snapshot.content.site.contact
  return ` Call ${phone} (${phoneHours}) or write to ${post.join(', ')}.`
}
