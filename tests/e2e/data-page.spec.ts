import { expect, test } from './support/site.ts'

test('the data page leads from the footer to feeds and calls that answer', async ({ page, site }) => {
  await page.goto(`${site.url}/app/privacy`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Data and API' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data and API')
  await expect(page.locator('pre')).toHaveCount(3)
  const commands = await page.locator('pre').allTextContents()
  for (const command of commands) {
    const address = /'(http[^']+)'/.exec(command)?.[1] ?? ''
    expect(address).toContain(site.url)
    const accept = /Accept: ([^']+)'/.exec(command)?.[1] ?? 'application/json'
    // The search says that it is still reading when the site has just started.
    const type = async () =>
      (await page.request.get(address, { headers: { accept } })).headers()['content-type']
    await expect.poll(type, { message: command }).toContain(accept)
  }
  for (const name of [
    /^Atom \(All reports\)/,
    /^JSON Feed \(Monthly ramp signal report\)/,
    /^All calls, as OpenAPI/,
  ]) {
    const link = page.getByRole('main').getByRole('link', { name })
    const response = await page.request.get(site.url + (await link.getAttribute('href')))
    expect(response.status(), String(name)).toBe(200)
  }
})
