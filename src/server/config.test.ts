import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { CAMERA_SOURCES } from '../contract/camera.ts'
import { parseConfig } from './config.ts'

test('without any settings the site runs on port 8080 of this machine with the sample content', () => {
  expect(parseConfig({})).toEqual({
    kind: 'ready',
    config: {
      port: 8080,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:8080',
      sitesDir: null,
      contentDir: resolve('content'),
      dataDir: resolve('var'),
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
        watchPerMinute: null,
      },
      roads: { urls: {}, keys: {}, allowsPrivateNetworks: false },
      desk: null,
      maxUploadBytes: 200_000_000,
      databaseUrl: null,
      mail: {
        smtpUrl: null,
        from: { name: 'Traffic operations', address: 'website@example.com' },
        to: {
          feedback: [{ name: '', address: 'feedback@example.com' }],
          tourRequest: [{ name: '', address: 'tours@example.com' }],
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
    },
  })
})

test('an empty setting counts as not set', () => {
  expect(parseConfig({ PORT: '', LOG_LEVEL: ' ' })).toEqual(parseConfig({}))
})

test('all problems are listed together, and no value is repeated', () => {
  const outcome = parseConfig({
    PORT: '70000',
    HOST: 'two hosts',
    PUBLIC_URL: 'https://user:secret@traffic.example.gov/path',
    LOG_LEVEL: 'loud',
    TRUSTED_PROXIES: '10.0.0.0/8, proxy',
    VIRTUAL_TOUR_URL: 'javascript:alert(1)',
    ANALYTICS_ID: '<script>',
  })
  expect(outcome).toEqual({
    kind: 'broken',
    issues: [
      'PORT must be a whole number from 0 to 65535',
      'HOST must be one address or host name',
      'PUBLIC_URL must be an origin such as https://traffic.example.gov, without a path',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
      'TRUSTED_PROXIES must be addresses or CIDR ranges separated by commas',
      'VIRTUAL_TOUR_URL must be a full address with https://',
      'ANALYTICS_ID must be letters, digits and hyphens, 40 at most',
    ],
  })
})

test.each([
  ['https://traffic.example.gov/', 'https://traffic.example.gov'],
  ['https://traffic.example.gov:443', 'https://traffic.example.gov'],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
])('the public address %s becomes %s', (given, publicUrl) => {
  expect(parseConfig({ PUBLIC_URL: given })).toMatchObject({ config: { publicUrl } })
})

test('with a system-assigned port, the public address uses that port', () => {
  expect(parseConfig({ PORT: '0' })).toMatchObject({ config: { port: 0, publicUrl: null } })
})

test.each([
  ['127.0.0.1', true],
  ['10.0.0.0/8,2001:db8::/32', true],
  ['::1', true],
  ['10.0.0.0/33', false],
  ['10.0.0.0/8/8', false],
  ['10.0.0.0/8,', false],
  ['everyone', false],
])('trusting the proxies "%s" is accepted: %s', (ranges, isAccepted) => {
  expect(parseConfig({ TRUSTED_PROXIES: ranges }).kind === 'ready').toBe(isAccepted)
})

test('problems with the message settings are listed too, and no secret is repeated', () => {
  const outcome = parseConfig({
    DATABASE_URL: 'mysql://user:secret@host/db',
    SMTP_URL: 'mail.example.gov:587',
    MAIL_FROM: 'a@example.gov, b@example.gov',
    MAIL_TO_FEEDBACK: 'the office',
    MAIL_TO_TOUR: 'Tours <tours@example.gov>, , other',
    MESSAGE_LIMIT_PER_MINUTE: '0',
    MESSAGE_CHALLENGE: 'sometimes',
    MESSAGE_RETENTION_DAYS: 'forever',
    MESSAGE_DEAD_RETENTION_DAYS: '0',
    MESSAGE_ACKNOWLEDGEMENT: 'yes',
    DKIM_DOMAIN: 'example.gov',
  })
  expect(outcome).toEqual({
    kind: 'broken',
    issues: [
      'DATABASE_URL must be an address such as postgres://host/database',
      'SMTP_URL must be an address such as smtp://host:587 or smtps://host',
      'MAIL_FROM must be one mail address',
      'MAIL_TO_FEEDBACK must be mail addresses separated by commas',
      'MAIL_TO_TOUR must be mail addresses separated by commas',
      'MESSAGE_LIMIT_PER_MINUTE must be a whole number from 1 to 1000000',
      'MESSAGE_CHALLENGE must be one of off, pressure, always',
      'MESSAGE_RETENTION_DAYS must be a whole number from 1 to 36500',
      'MESSAGE_DEAD_RETENTION_DAYS must be a whole number from 1 to 36500',
      'MESSAGE_ACKNOWLEDGEMENT must be off or on',
      'DKIM_DOMAIN must be set together with DKIM_SELECTOR and DKIM_KEY_FILE, or not at all',
    ],
  })
})

test('mail addresses are parsed into name and address, several if allowed', () => {
  expect(
    parseConfig({
      SMTP_URL: 'smtps://user:secret@mail.example.gov',
      MAIL_FROM: '"Traffic, District Test" <website@example.gov>',
      MAIL_TO_FEEDBACK: 'a@example.gov, Second Desk <b@example.gov>',
    }),
  ).toMatchObject({
    config: {
      mail: {
        smtpUrl: 'smtps://user:secret@mail.example.gov',
        from: { name: 'Traffic, District Test', address: 'website@example.gov' },
        to: {
          feedback: [
            { name: '', address: 'a@example.gov' },
            { name: 'Second Desk', address: 'b@example.gov' },
          ],
        },
      },
    },
  })
})

test('problems with the camera settings are listed with the others, and no key is repeated', () => {
  const outcome = parseConfig({
    PORT: '70000',
    CAMERA_FEED_KIND: 'fl511',
    CAMERA_FEED_URL: 'https://user:secret@511.example.gov/api',
    CAMERA_FEED_KEY: 'two secret words',
    CAMERA_IMAGE_HOSTS: 'cameras.example.gov, https://cameras.example.gov/',
    CAMERA_PRIVATE_NETWORKS: 'yes',
    CAMERA_FEED_AREA: 'state',
    CAMERA_WATCH_PER_MINUTE: '5000',
  })
  expect(outcome).toEqual({
    kind: 'broken',
    issues: [
      'PORT must be a whole number from 0 to 65535',
      `CAMERA_FEED_KIND must be one of ${CAMERA_SOURCES.join(', ')}`,
      'CAMERA_FEED_URL must be a full address with https:// or http://, without a user and password',
      'CAMERA_FEED_KEY must be one word',
      'CAMERA_IMAGE_HOSTS must be host names such as cameras.example.gov or *.example.gov, separated by commas',
      'CAMERA_PRIVATE_NETWORKS must be off or on',
      'CAMERA_FEED_AREA must be district or all',
      'CAMERA_WATCH_PER_MINUTE must be a whole number from 0 to 1200',
    ],
  })
})

test('a feed needs an address, and an address needs the kind of its feed', () => {
  expect(parseConfig({ CAMERA_FEED_KIND: 'wzdx-device' })).toEqual({
    kind: 'broken',
    issues: ['CAMERA_FEED_URL is missing: every kind of feed except sample and off needs an address'],
  })
  expect(parseConfig({ CAMERA_FEED_URL: 'https://511.example.gov/api' })).toEqual({
    kind: 'broken',
    issues: ['CAMERA_FEED_KIND must be set to the kind of the feed at CAMERA_FEED_URL'],
  })
  expect(
    parseConfig({
      CAMERA_FEED_KIND: 'arcadis-511',
      CAMERA_FEED_URL: 'https://511.example.gov/api/v2/get/cameras',
      CAMERA_FEED_KEY: 'k',
      CAMERA_IMAGE_HOSTS: 'cameras.example.gov, *.stream.example.gov',
    }),
  ).toMatchObject({
    config: { cameras: { key: 'k', pictureHosts: ['cameras.example.gov', '*.stream.example.gov'] } },
  })
})

test('a site may show no cameras while its feed stays in the settings', () => {
  const off = { CAMERA_FEED_KIND: 'off' }
  expect(parseConfig(off)).toMatchObject({ config: { cameras: { kind: 'off', feedUrl: null } } })
  expect(parseConfig({ ...off, CAMERA_FEED_URL: 'https://511.example.gov/api' })).toMatchObject({
    config: { cameras: { kind: 'off' } },
  })
})

test('a desk needs exactly one complete way to sign in', () => {
  const issuesOf = (env: Record<string, string>) => {
    const outcome = parseConfig(env)
    return outcome.kind === 'broken' ? outcome.issues.map((issue) => issue.split(' ', 1)[0]) : []
  }
  const openid = {
    DESK_OIDC_ISSUER: 'https://login.example.gov',
    DESK_OIDC_CLIENT_ID: 'desk',
    DESK_OIDC_CLIENT_SECRET: 'secret',
  }
  expect(issuesOf({ DESK: 'on' })).toEqual(['DESK'])
  expect(issuesOf({ DESK: 'on', ...openid })).toEqual([])
  expect(issuesOf({ DESK: 'on', ...openid, DESK_OIDC_CLIENT_SECRET: '' })).toEqual(['DESK_OIDC_ISSUER'])
  expect(issuesOf({ DESK: 'on', ...openid, DESK_OIDC_ISSUER: 'http://login.example.gov' })).toEqual([
    'DESK_OIDC_ISSUER',
  ])
  expect(issuesOf({ DESK: 'on', DESK_PROXY_HEADER: 'X-User' })).toEqual(['DESK_PROXY_HEADER'])
  expect(issuesOf({ DESK: 'on', DESK_PROXY_HEADER: 'X-User', TRUSTED_PROXIES: '10.0.0.1' })).toEqual([])
  expect(issuesOf({ DESK: 'on', ...openid, DESK_PROXY_HEADER: 'X-User', TRUSTED_PROXIES: '::1' })).toEqual([
    'DESK',
  ])
})

test('the upload limit also applies to a desk opened with --desk', () => {
  expect(parseConfig({ DESK_MAX_UPLOAD_MB: '5' })).toMatchObject({
    config: { desk: null, maxUploadBytes: 5_000_000 },
  })
})

test('road feeds are set by their addresses, and an invalid one is reported without its value', () => {
  const outcome = parseConfig({
    EVENTS_511_URL: 'https://511.example.gov',
    EVENTS_511_KEY: 'k3y',
    WZDX_URL: 'https://511.example.gov/wzdx',
    FEED_PRIVATE_NETWORKS: 'on',
  })
  expect(outcome).toMatchObject({
    config: {
      roads: {
        urls: { 'events-511': 'https://511.example.gov', wzdx: 'https://511.example.gov/wzdx' },
        keys: { 'events-511': 'k3y' },
        allowsPrivateNetworks: true,
      },
    },
  })
  const wrong = parseConfig({
    SIGNS_511_URL: 'ftp://s3cret',
    NHC_STORMS_URL: 'https://user:s3cret@example.gov',
  })
  expect(wrong).toMatchObject({
    kind: 'broken',
    issues: [/^SIGNS_511_URL must/, /^NHC_STORMS_URL must/].map((one) => expect.stringMatching(one)),
  })
  expect(JSON.stringify(wrong)).not.toContain('s3cret')
})
