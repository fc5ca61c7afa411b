import { expect, test } from './support/site.ts'

test('the data page leads from the footer to feeds and calls that answer', async ({ page, site }) => {
  await page.goto(`${site.url}/app/privacy`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Data and API' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data and API')
  await expect(page.locator('dl pre').first()).toBeVisible()
  const commands = await page.locator('dl pre').allTextContents()
  expect(commands.length).toBeGreaterThan(1)
  for (const command of commands) {
    const address = /'(http[^']+)'/.exec(command)?.[1] ?? ''
    expect(address).toContain(site.url)
    const accept = /Accept: ([^']+)'/.exec(command)?.[1] ?? 'application/json'
    // The search says that it is still reading when the site has just started.
    const type = async () =>
      (await page.request.get(address, { headers: { accept } })).headers()['content-type']
    await expect.poll(type, { message: command }).toContain(accept)
  }
  const main = page.getByRole('main')
  for (const name of [/^Atom \(All reports\)/, /^Atom \(Office notices\)/, /^All calls, as OpenAPI/])
    await expect(main.getByRole('link', { name })).toBeVisible()
  const links = await main.getByRole('link', { name: /^(?:Atom|JSON Feed|All calls)/ }).all()
  for (const link of links) {
    const address = (await link.getAttribute('href')) ?? ''
    expect((await page.request.get(site.url + address)).status(), address).toBe(200)
  }
})

test('the lines of the data page show the newest figure on any other website', async ({
  page,
  site,
  browser,
}) => {
  await page.goto(`${site.url}/app/data`)
  const { items } = await (await page.request.get(`${site.url}/api/api/Documents/GetStats`)).json()
  test.skip(items.length === 0, 'The site has no figures')
  const lines = await page.locator('section:has(#embed) pre').textContent()
  const elsewhere = await browser.newPage()
  await elsewhere.setContent(lines ?? '')
  const [{ label, value, unit, period }] = items
  await expect(elsewhere.locator('p')).toHaveText(`${label}: ${value} ${unit} (${period.label})`)
  await elsewhere.close()
})
