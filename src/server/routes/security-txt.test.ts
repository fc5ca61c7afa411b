import { expect, test } from 'vitest'
import { aServer } from '../testing/a-server.ts'
import { aSiteContent } from '../testing/a-site.ts'
import { aMemoryFolder, ready } from '../testing/memory-folder.ts'
import { buildSecurityTxt } from './security-txt.ts'

test('people who find a security problem learn where to report it, and until when that contact is valid', () => {
  const security = { contact: 'mailto:security@example.gov', policy: 'https://example.gov/security' }
  const siteUrl = 'https://traffic.example.gov'
  const now = new Date('2026-11-21T14:00:00Z')
  expect(
    buildSecurityTxt(security, { languages: ['en', 'es'], siteUrl, now }),
  ).toBe(`Contact: mailto:security@example.gov
Expires: 2027-05-20T00:00:00Z
Preferred-Languages: en, es
Canonical: https://traffic.example.gov/.well-known/security.txt
Policy: https://example.gov/security
`)
})

test('the file exists only if the office names a contact', async () => {
  const { site } = aSiteContent()
  const folder = aMemoryFolder(ready({ site: { ...site, security: { contact: 'tel:+1-555-0100' } } }))
  const named = await fetch(`${(await aServer({ folder })).url}/.well-known/security.txt`)
  expect(named.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await named.text()).toContain('Contact: tel:+1-555-0100')
  expect((await fetch(`${(await aServer()).url}/.well-known/security.txt`)).status).toBe(404)
})
