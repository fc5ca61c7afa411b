import type { Page } from '../../contract/pages.ts'

/** Messages that travel together. Every page has `site`; `figures` brings the definitions of columns along, and `services` has incidents. */
export const AREAS = ['site', 'figures', 'services', 'cameras', 'forms', 'search'] as const

export type Area = (typeof AREAS)[number]

/** The areas each page needs besides `site`. */
export const PAGE_AREAS: Readonly<Record<Page | 'report' | 'camera' | 'search', readonly Area[]>> = {
  discover: [],
  'about-us': [],
  services: ['services'],
  metrics: ['figures', 'services'],
  documents: [],
  'contact-us': ['forms'],
  cameras: ['cameras'],
  'camera-health': ['cameras'],
  accessibility: [],
  privacy: [],
  data: [],
  report: ['figures', 'services'],
  camera: ['cameras'],
  search: ['search'],
}
