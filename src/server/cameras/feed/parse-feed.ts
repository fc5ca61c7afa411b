import type { FeedKind } from '../../../contract/camera.ts'
import type { FeedProblemCode } from '../../../contract/feed-problem-messages.ts'
import { type ParsedRecords, parseRecords } from '../../upstream/parse-records.ts'
import { type FeedCamera, type FeedForm, problemOf } from './feed-camera.ts'
import { FORM_511 } from './parse-511.ts'
import { FORM_CWWP2 } from './parse-cwwp2.ts'
import { FORM_WZDX } from './parse-wzdx.ts'

const FORMS: Readonly<Record<FeedKind, FeedForm>> = {
  sample: FORM_511,
  'arcadis-511': FORM_511,
  'caltrans-cwwp2': FORM_CWWP2,
  'wzdx-device': FORM_WZDX,
}

export type ParsedFeed = ParsedRecords<FeedCamera, FeedProblemCode>

/** Parses the response of a feed, which may be anything. `base`: the response's URL. */
export async function parseFeed(kind: FeedKind, text: string, base: string): Promise<ParsedFeed> {
  const parsed = await parseRecords(FORMS[kind], text, base)
  if (parsed.kind === 'refused') return parsed
  const { items, problems } = parsed
  // No agency removes all its cameras within a minute; an empty list means that it is broken.
  if (items.length === 0)
    return { kind: 'refused', problems: new Map([...problemOf('emptyList'), ...problems]) }
  const roadless = items.filter(({ road }) => road === '').length
  return roadless === 0 ? parsed : { ...parsed, problems: new Map([...problems, ['noRoad', roadless]]) }
}
