import AxeBuilder from '@axe-core/playwright'
import { untilHydrated } from './support/hydrated.ts'
import { needLanguages, needReport } from './support/needs.ts'
import { expect, test } from './support/site.ts'

test('past notices can be read again on any page, until a page is reloaded @release', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 320, height: 640 })
  await needLanguages(site, 'es')
  const { path } = await needReport(site)
  await page.goto(`${site.url}/es${path}`)
  const foot = page.getByRole('contentinfo')
  const opener = foot.getByRole('button', { name: /^Avisos/ })
  await untilHydrated(page)
  await expect(opener).toBeHidden()
  await page.getByRole('button', { name: 'Copiar la cita' }).click()
  await page.evaluate(() => Object.assign(navigator, { share: undefined }))
  await page.getByRole('button', { name: 'Compartir' }).click()
  await expect(opener).toHaveAccessibleName('Avisos (2)')
  const toasts = page.getByRole('region', { name: 'Avisos' })
  await expect(toasts.getByText('Enlace copiado')).toBeVisible()

  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  await page.getByRole('dialog', { name: 'Menú' }).getByRole('link', { name: 'Documentos' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(toasts.getByText('Enlace copiado'), 'the notice itself is gone').toBeHidden()
  await opener.focus()
  await page.keyboard.press('Enter')
  const list = page.getByRole('dialog', { name: 'Avisos' })
  await expect(list.getByRole('listitem')).toHaveText([/^Listo.*Enlace copiado/, /^Listo.*Cita copiada/])
  await expect(list.locator('time').first()).toHaveText(/^\d{1,2}:\d{2}\s[ap]\.m\.$/)
  for (const media of [{ colorScheme: 'dark' }, { forcedColors: 'active' }] as const) {
    await page.emulateMedia(media)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  }
  const box = await list.boundingBox()
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 320, 'it fits').toBe(true)
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(opener).toBeFocused()
  await page.reload()
  await untilHydrated(page)
  await expect(opener).toBeHidden()
})
