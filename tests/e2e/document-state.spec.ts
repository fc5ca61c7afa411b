import { expect, test } from './support/site.ts'

test('Accessibility counts the site’s documents and names the law’s date; a site without documents has no counts', async ({
  page,
  site,
}) => {
  const summary = await (await fetch(`${site.url}/api/api/Documents/GetAccessibilitySummary`)).json()
  const { documents, nothingFound, excepted, due, complianceDate, queue } = summary
  expect(nothingFound + excepted + due).toBe(documents)
  await page.goto(`${site.url}/app/accessibility`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const state = page.getByRole('region', { name: 'Our documents' })
  if (documents === 0) return expect(state).toHaveCount(0)
  await expect(state).toContainText(
    `${documents} ${documents === 1 ? 'document' : 'documents'}: ${nothingFound} with nothing found, ${excepted} excepted, ${due} due.`,
  )
  if (complianceDate !== null)
    await expect(state).toContainText(/The law applies to documents from \w+\s\d+,\s\d{4}\./)
  for (const { title } of queue) await expect(state.getByRole('link', { name: title })).toBeVisible()
})

test('Accessibility counts the documents and links to those to fix first, with their downloads @release', {
  tag: '@sample',
}, async ({ page, site }) => {
  const summary = await (await fetch(`${site.url}/api/api/Documents/GetAccessibilitySummary`)).json()
  const { documents, nothingFound, excepted, due, queue } = summary
  expect(nothingFound + excepted + due).toBe(documents)
  expect(excepted).toBe(2)

  await page.goto(`${site.url}/app/accessibility`)
  const state = page.getByRole('region', { name: 'Our documents' })
  await expect(state).toContainText(
    `${documents} documents: ${nothingFound} with nothing found, ${excepted} excepted, ${due} due.`,
  )
  await expect(state).toContainText('April 26, 2027. The date is contested in court and may change.')
  const first = state.getByRole('listitem').filter({ has: page.getByRole('link', { name: queue[0].title }) })
  await expect(first).toContainText('8 problems found · without structure for screen readers')
  // A no-break space before each separator, so that no line starts with one.
  expect(await first.textContent()).toMatch(/found\u00a0· without/)

  // After a navigation, the browser requests the counts.
  await page.goto(`${site.url}/app/privacy`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
  await expect(state).toContainText(`${documents} documents`)
  await first.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: queue[0].title })).toBeVisible()
})

test('Accessibility shows the state of the documents in every language', { tag: '@sample' }, async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/es/app/accessibility`)
  await expect(page.getByRole('region', { name: 'Nuestros documentos' })).toContainText('63 documentos')
  await page.goto(`${site.url}/ht/app/accessibility`)
  await expect(page.getByRole('region', { name: 'Dokiman nou yo' })).toContainText('63 dokiman')
})
