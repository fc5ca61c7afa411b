import { feedbackForm } from '../support/contact.ts'
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
