import { expect, test } from './support/site.ts'

test('the data page is linked in the footer, and its feeds and API calls work', async ({ page, site }) => {
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
    // Right after the start of the site, the search reports that it is not ready.
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

test('the code on the data page shows the latest figure on any other website', async ({
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

test('on a phone an address breaks after a slash, not within a word', async ({ page, site }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto(`${site.url}/app/data`)
  const blocks = await page.locator('dl pre').all()
  const lines = (await Promise.all(blocks.map((block) => block.evaluate(linesAsShown)))).flat()
  expect(blocks.length).toBeGreaterThan(0)
  for (const line of lines) expect(line).toMatch(/[\s/?'-]$/)
})

/** The lines of a block as shown on the screen. */
function linesAsShown(block: Element): string[] {
  const shown = new Map<number, string>()
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = node.textContent ?? ''
    for (let at = 0; at < text.length; at += 1) {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const { top } = range.getBoundingClientRect()
      shown.set(top, (shown.get(top) ?? '') + text[at])
    }
  }
  return [...shown.values()]
}
