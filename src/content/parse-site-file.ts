import * as v from 'valibot'
import type { DeskRole } from '../contract/desk-view.ts'
import { SiteInfo } from '../contract/site-info.ts'
import type { Parsed } from './issue.ts'
import { type ParsedRecord, parseRecord, text } from './yaml/parse-record.ts'

const DESK_ROLES = ['author', 'publisher', 'inbox'] as const satisfies readonly DeskRole[]

const Members = v.optional(v.array(text(200)), () => [])

/** Who has which role at the desk: the section `desk` of `site.yaml`, which no page or API shows. */
export const DeskRoles = v.strictObject({
  /** The claim of the sign-in service that lists a person's groups or roles. Missing: claims are ignored. */
  claim: v.optional(v.pipe(v.string(), v.regex(/^[\w:./-]{1,200}$/, 'must be the name of one claim'))),
  /** Each role's members: e-mail addresses, names from the sign-in service, or values of the claim. */
  author: Members,
  publisher: Members,
  inbox: Members,
  /** `required`: changes by a publisher wait for another one, too. Missing: only changes by authors wait. */
  review: v.optional(v.picklist(['off', 'required'], 'must be "off" or "required"')),
})
export type DeskRoles = v.InferOutput<typeof DeskRoles>

export const NO_DESK_ROLES: DeskRoles = { author: [], publisher: [], inbox: [] }

const SiteFile = v.pipe(
  v.strictObject({ ...SiteInfo.entries, desk: v.optional(DeskRoles) }),
  v.forward(
    v.partialCheck(
      [['district', 'timeZone']],
      ({ district }) => isTimeZone(district.timeZone),
      'is not a time zone: write its name, such as America/New_York',
    ),
    ['district', 'timeZone'],
  ),
)

/** The content of `site.yaml`: for every page, and for the desk only. */
export interface SiteFile extends ParsedRecord<SiteInfo> {
  desk: DeskRoles
}

export function parseSiteFile(text: string): Parsed<SiteFile> {
  const parsed = parseRecord(SiteFile, text)
  if (parsed.kind === 'invalid') return parsed
  const { desk = NO_DESK_ROLES, ...value } = parsed.value.value
  return { kind: 'parsed', value: { ...parsed.value, value, desk } }
}

/** Whether this is the name of a time zone, such as America/New_York. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    // There is no other way to check: the list of names lacks older ones that still work.
    return false
  }
}

/** What the sign-in service says about a person: names and e-mail addresses, and claims. */
interface Claimed {
  names: readonly string[]
  /** Values of the claim that `site.yaml` names. */
  groups: readonly string[]
}

/** The roles of a person; none for somebody on no list. Ignores case. Pure. */
export function rolesOf(roles: DeskRoles, { names, groups }: Claimed): readonly DeskRole[] {
  const known = new Set([...names, ...groups].map((name) => name.toLowerCase()))
  return DESK_ROLES.filter((role) => roles[role].some((member) => known.has(member.toLowerCase())))
}
