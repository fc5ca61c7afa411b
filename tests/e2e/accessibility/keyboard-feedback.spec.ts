import { feedbackForm, summary, tourDays, visitForm } from '../support/contact.ts'
import { expect, test } from '../support/site.ts'
import { keyboardOf } from './focus-steps.ts'

test('by keyboard alone feedback is written, its errors are fixed, and it is sent', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 412, height: 823 })
  const keyboard = keyboardOf(page)
  await page.goto(`${site.url}/app/contact-us`)
  await expect(page.getByText(/of 2,000 characters/)).toBeAttached()
  const form = feedbackForm(page)
  const send = form.getByRole('button', { name: 'Send feedback' })
  await keyboard.tabTo(page.getByRole('radio', { name: 'Feedback' }))
  await keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Send request' })).toBeVisible()
  await keyboard.press('ArrowLeft')
  await keyboard.tabTo(send)
  await keyboard.press('Enter')
  await keyboard.expectOn(form.getByRole('group', { name: 'Please fix' }))
  await expect(form).toMatchAriaSnapshot(`
    - region "Feedback":
      - group "Please fix 2 answers":
        - heading "Please fix 2 answers" [level=2]
        - list:
          - /children: equal
          - listitem:
            - link "Choose what your message is about"
          - listitem:
            - link "Write your message"
      - combobox "What is it about?" [invalid]
      - textbox "Page, place or report (optional)"
      - textbox "Your message" [invalid]
      - textbox "Your name (optional)"
      - group "How should we answer?":
        - radio "By e-mail"
        - radio "By phone"
        - radio "No answer needed" [checked]
      - button "Send feedback"
  `)
  await keyboard.tabTo(form.getByRole('link', { name: 'Write your message' }))
  await keyboard.press('Enter')
  await keyboard.expectOn(form.getByRole('textbox', { name: 'Your message' }))
  await keyboard.type('The camera at Sunrise Boulevard shows the same picture since Monday.')
  await keyboard.tabBackTo(form.getByRole('combobox', { name: 'What is it about?' }))
  await keyboard.type('a camera')
  await keyboard.tabTo(send)
  await keyboard.press('Space')
  const stored = page.getByRole('heading', { name: /^We received your/ })
  await keyboard.expectOn(stored)
  await expect(page.getByText(/^FB-[2-9A-Z]{4}-[2-9A-Z]{4}$/)).toBeVisible()
})

test('by keyboard alone a visit is requested, its errors are fixed, and it is sent', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 412, height: 823 })
  const keyboard = keyboardOf(page)
  const { earliest } = await tourDays(site)
  await page.goto(`${site.url}/app/contact-us`)
  await expect(page.getByText(/of 2,000 characters/)).toBeAttached()
  await keyboard.tabTo(page.getByRole('radio', { name: 'Feedback' }))
  await keyboard.press('ArrowRight')
  const form = visitForm(page)
  const send = form.getByRole('button', { name: 'Send request' })
  await keyboard.tabTo(form.getByLabel('Organization'))
  await keyboard.type('Sawgrass Middle School')
  await keyboard.tabTo(form.getByLabel('Group type'))
  await keyboard.type('school')
  await keyboard.tabTo(form.getByLabel('How many people'))
  await keyboard.type('25')
  await keyboard.tabTo(form.getByLabel('In person'))
  await keyboard.press('Space')
  await keyboard.tabTo(form.getByLabel('First-choice date'))
  const [year = '', month = '', day = ''] = earliest.split('-')
  await keyboard.type(month + day + year)
  await keyboard.tabTo(form.getByLabel('Morning'))
  await keyboard.press('Space')
  await keyboard.tabTo(form.getByLabel('Contact person'))
  await keyboard.type('A. Teacher')
  await keyboard.tabTo(form.getByLabel('E-mail'))
  await keyboard.type('teacher@school')
  await keyboard.tabTo(form.getByLabel('Phone'))
  await keyboard.type('954 555 0147')
  await keyboard.tabTo(send)
  await keyboard.press('Enter')
  await keyboard.expectOn(form.getByRole('group', { name: 'Please fix' }))
  await keyboard.tabTo(summary(page).getByRole('link').last())
  await keyboard.press('Enter')
  await keyboard.expectOn(form.getByLabel('E-mail'))
  await keyboard.press('End')
  await keyboard.type('.example')
  await keyboard.tabBackTo(form.getByLabel('Age of the youngest visitor'))
  await keyboard.type('11')
  await keyboard.tabTo(send)
  await keyboard.press('Space')
  await keyboard.expectOn(page.getByRole('heading', { name: /^We received your/ }))
  await expect(page.getByText(/^TR-[2-9A-Z]{4}-[2-9A-Z]{4}$/)).toBeVisible()
})
