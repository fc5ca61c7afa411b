import { useLocation, useSearch } from 'wouter'
import { parseMissing } from '../../../contract/missing-address.ts'
import { pageOf } from '../../../contract/pages.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

const notice = lazyPart(async () => (await import('./missing.tsx')).MissingNotice)
const page = lazyPart(async () => (await import('./missing.tsx')).MissingPage)

/** Lazy: few visitors follow a dead link. For those who did, the code loads before the page is hydrated. */
export async function preloadMissing(): Promise<void> {
  await Promise.all([notice.preload(), page.preload()])
}

/** Above the first page, after a dead link: which address was not found. */
export function MissingNotice() {
  const [path] = useLocation()
  const address = parseMissing(useSearch())
  if (address === null || pageOf(path) !== 'discover') return null
  return <notice.Part address={address} />
}

/** Stands in for a report, figures or a camera that does not exist. */
export const MissingPage = page.Part
