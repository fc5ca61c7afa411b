import * as v from 'valibot'
import { stringify } from 'yaml'
import { USUAL_LIMITS } from '../../src/contract/message-limits.ts'
import { SiteInfo } from '../../src/contract/site-info.ts'

/** What `site.yaml` says; its promo names the report of `aReport`. */
export function aSiteInfo(overrides: Partial<SiteInfo> = {}): SiteInfo {
  return v.parse(SiteInfo, {
    sample: true,
    district: {
      name: 'District Test',
      subtitle: 'Transportation Systems Management and Operations',
      shortSubtitle: 'Traffic operations',
      department: 'Department of Tests',
      unit: 'District Test · TSM&O',
      counties: ['North', 'South'],
      timeZone: 'America/New_York',
    },
    contact: { phone: '555-0100', phoneHours: 'weekdays 8 to 5', post: ['1 Test Way', 'Testville'] },
    links: {
      virtualTour: 'https://tour.example.com/',
      interactiveAnnualReport: 'https://report.example.com/',
      industryForum: 'https://forum.example.com/industry',
      tmcForum: 'https://forum.example.com/tmc',
      travelerInformation: 'https://511.example.com/',
      webSearch: 'https://search.example.com/?q={query}',
    },
    promo: { title: 'Annual report', text: 'Read it', reportId: 'annual-fy2026' },
    limits: USUAL_LIMITS,
    release: { version: '2.15.0', date: '2025-10-31' },
    mapCredit: 'Nobody',
    ...overrides,
  })
}

/** The same as the office writes it: `content/site.yaml`. */
export function aSiteFile(overrides: Partial<SiteInfo> = {}): string {
  return stringify(aSiteInfo(overrides))
}
