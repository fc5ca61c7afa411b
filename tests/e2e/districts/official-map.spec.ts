import { openHydrated } from '../support/hydrated.ts'
import { needLanguages } from '../support/needs.ts'
import { expect, test } from '../support/site.ts'

test('the page of a camera links to that camera on the state’s map', async ({ page, site }) => {
  const { help } = await needLanguages(site, 'en')
  const { url, name, cameraUrl } = help.travelerInformation ?? {}
  test.skip(cameraUrl === undefined, 'The state’s map has no addresses of cameras')
  await openHydrated(page, `${site.url}/app/cameras/1`)
  const official = page.getByRole('main').getByRole('link', { name: `${name} map` })
  await expect(official).toHaveAttribute('href', cameraUrl?.replace('{id}', '1') ?? '')
  await openHydrated(page, `${site.url}/app/cameras`)
  await expect(page.getByRole('main').getByRole('link', { name: String(name) })).toHaveAttribute(
    'href',
    url ?? '',
  )
})
