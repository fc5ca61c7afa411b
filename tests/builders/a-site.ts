import * as v from 'valibot'
import { stringify } from 'yaml'
import { USUAL_LIMITS } from '../../src/contract/message-limits.ts'
import { SiteInfo } from '../../src/contract/site-info.ts'

/** The contents of `site.yaml`; its promo names the report of `aReport`. */
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
    languages: ['en', 'es', 'ht'],
    help: {
      assistance: { name: 'Road Rangers', singular: 'Road Ranger', number: '*347' },
      travelerInformation: { name: 'Test 511', number: '511', url: 'https://511.example.com/' },
    },
    legalNotices: [
      {
        forms: ['feedback', 'tourRequest'],
        text: {
          en: 'E-mail addresses are public records.',
          es: 'Las direcciones de correo son registros públicos.',
          ht: 'Adrès imèl se dosye piblik.',
        },
      },
    ],
    categories: {
      metrics_arterial_broward: { name: 'Broward' },
      metrics_arterial_palmBeach: { name: 'Palm Beach' },
      metrics_express_i95: { name: '95 Express', road: 'I-95' },
      metrics_express_i75: { name: '75 Express', road: 'I-75' },
      metrics_express_i595: { name: '595 Express', road: 'I-595' },
    },
    incidentAreas: [
      { id: 'broward', name: 'Broward' },
      { id: 'palmBeach', name: 'Palm Beach' },
      { id: 'treasureCoast', name: 'Treasure Coast' },
    ],
    incidents: {
      policy: { name: 'Open Roads policy', source: 'Florida Open Roads Policy' },
      severeResponse: { abbreviation: 'SIRV', name: 'Severe Incident Response Vehicle' },
      heavyRecovery: { abbreviation: 'RISC', name: 'Rapid Incident Scene Clearance' },
    },
    cameras: { feed: overrides.sample === false ? 'live' : 'sample' },
    links: {
      virtualTour: 'https://tour.example.com/',
      interactiveAnnualReport: 'https://report.example.com/',
      industryForum: 'https://forum.example.com/industry',
      tmcForum: 'https://forum.example.com/tmc',
      webSearch: 'https://search.example.com/?q={query}',
    },
    promo: { title: 'Annual report', text: 'Read it', reportId: 'annual-fy2026' },
    limits: USUAL_LIMITS,
    release: { version: '2.15.0', date: '2025-10-31' },
    ...overrides,
  })
}

/** The same as YAML: `content/site.yaml`. */
export function aSiteFile(overrides: Partial<SiteInfo> = {}): string {
  return stringify(aSiteInfo(overrides))
}
