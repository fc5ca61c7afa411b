import type { ContentLoader } from '../../content/load-content.ts'
import type { ContentOutcome, SiteContent } from '../../content/site-content.ts'
import type { Config } from '../config.ts'
import type { ResponseDraft } from '../snapshot/compressed-response.ts'
import { aSiteContent } from './a-site.ts'

/** A content folder that lies in memory, so that a test can publish without a disk. */
export interface MemoryFolder extends ContentLoader {
  publish: (outcome: ContentOutcome) => void
  /** How often it was read whole. */
  readonly loads: number
}

export function ready(overrides: Partial<SiteContent> = {}): ContentOutcome {
  return { kind: 'ready', content: aSiteContent(overrides), warnings: [] }
}

export const BROKEN: ContentOutcome = {
  kind: 'broken',
  problems: [
    { file: 'site.yaml', line: 7, message: 'district.name must not be empty' },
    { file: 'reports/a.yaml', line: null, message: 'has no title' },
  ],
  warnings: [],
}

export function aMemoryFolder(first: ContentOutcome = ready()): MemoryFolder {
  let outcome = first
  let version = 0
  let loads = 0
  return {
    load: async () => {
      loads++
      return outcome
    },
    // By `this`, so that a test which puts another `load` in its place is obeyed.
    async look() {
      return { fingerprint: String(version), load: () => this.load() }
    },
    publish: (next) => {
      outcome = next
      version++
    },
    get loads() {
      return loads
    },
  }
}

/** Two files as a build of the web part leaves them. */
export const ASSETS: readonly ResponseDraft[] = [
  {
    path: '/assets/entry-abc123.js',
    kind: 'hashedAsset',
    mediaType: 'text/javascript',
    bytes: Buffer.from(`export const words = ${JSON.stringify('one two three '.repeat(50))}`),
  },
  {
    path: '/favicon.svg',
    kind: 'publicFile',
    mediaType: 'image/svg+xml; charset=utf-8',
    bytes: Buffer.from('<svg/>'),
  },
]

export const CONFIG: Config = {
  port: 0,
  host: '127.0.0.1',
  publicUrl: 'https://traffic.example.gov',
  sitesDir: null,
  contentDir: '/nowhere',
  dataDir: '/nowhere',
  logLevel: 'info',
  trustedProxies: [],
  virtualTourUrl: null,
  analyticsId: null,
  cameras: {
    kind: 'sample',
    feedUrl: null,
    key: null,
    pictureHosts: [],
    allowsPrivateNetworks: false,
    area: 'district',
    watchPerMinute: 0,
  },
  roads: { urls: {}, keys: {}, allowsPrivateNetworks: false },
  desk: null,
  maxUploadBytes: 1_000_000,
  databaseUrl: null,
  mail: {
    smtpUrl: null,
    from: { name: 'Website', address: 'website@traffic.example.gov' },
    to: {
      feedback: [{ name: '', address: 'feedback@traffic.example.gov' }],
      tourRequest: [{ name: '', address: 'tours@traffic.example.gov' }],
    },
    dkim: null,
  },
  messages: {
    limitPerMinute: 5,
    challenge: 'off',
    retentionDays: 30,
    deadRetentionDays: 90,
    acknowledges: false,
  },
}
