import { Fragment } from 'react'
import type { DeskPageText } from '../../contract/desk-view.ts'
import { ENGLISH_NAMES } from '../../contract/language.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Comparison, Conflict } from './comparison.tsx'
import styles from './desk.module.css'
import { Problem, useIsPublisher, type ViewOf } from './desk-document.tsx'
import { DeskForm, DraftNote, Heads, Lines, PressForm, SaveDraft, TextBox } from './desk-form.tsx'

const NAMES: Readonly<Record<string, string>> = ENGLISH_NAMES
const nameOf = (language: string) => NAMES[language] ?? language

const STATES = {
  current: 'up to date',
  missing: 'not translated',
  older: 'out of date',
  unread: 'draft',
} as const

/** What is due, most urgent first. */
const DUE = [
  ['missing', 'Not translated'],
  ['older', 'Out of date with their English text'],
  ['unread', 'Not yet read by someone who speaks the language'],
] as const

/** Every page, those to translate or review first. */
export function PagesPage({ view: { rows, languages, siteTexts } }: { view: ViewOf<'pages'> }) {
  const due = DUE.map(([wanted, heading]) => ({
    wanted,
    heading,
    pages: rows
      .map(({ states, ...row }) => ({ ...row, states: states.filter(({ state }) => state === wanted) }))
      .filter(({ states }) => states.length > 0),
  })).filter(({ pages }) => pages.length > 0)
  return (
    <>
      <h2>Translations that are due</h2>
      {due.length + siteTexts.length === 0 ? (
        <p>
          Every page is translated, up to date with its English text, and read by someone who speaks the
          language.
        </p>
      ) : null}
      {due.map(({ wanted, heading, pages }) => (
        <section key={wanted} aria-labelledby={wanted}>
          <h3 id={wanted}>{heading}</h3>
          <ul className={styles.due}>
            {pages.map(({ page, title, states }) => (
              <li key={page}>
                {title}:{' '}
                {states.map(({ language }, index) => (
                  <Fragment key={language}>
                    {index === 0 ? '' : ', '}
                    <a href={`/desk/pages/${page}#${language}`} aria-label={`${title}: ${nameOf(language)}`}>
                      {nameOf(language)}
                    </a>
                  </Fragment>
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {siteTexts.length === 0 ? null : (
        <section aria-labelledby="site-texts">
          <h3 id="site-texts">Text that the desk cannot change</h3>
          <Lines lines={siteTexts} className={styles.due} />
        </section>
      )}
      <h2>All pages</h2>
      <div className={styles.scroll}>
        <table>
          <Heads names={['Page', ...languages.map(nameOf)]} />
          <tbody>
            {rows.map(({ page, title, states }) => (
              <tr key={page}>
                <th scope="row">
                  <a href={`/desk/pages/${page}`}>{title}</a>
                </th>
                {states.map(({ language, state }) => (
                  <td key={language}>{STATES[state]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** One page in all languages, side by side where there is room. */
export function PagePage({ view: { page, texts } }: { view: ViewOf<'page'> }) {
  return (
    <>
      <LinkButton href="/desk/pages" look="tonal">
        All pages
      </LinkButton>
      <p>
        Each language is published separately. What you write is saved as a draft that only you see, until you
        publish or discard it.
      </p>
      <div className={styles.columns}>
        {texts.map((text) => (
          <PageText key={text.language} page={page} text={text} />
        ))}
      </div>
    </>
  )
}

interface PageTextProps {
  page: string
  text: DeskPageText
}

function PageText({ page, text }: PageTextProps) {
  const { language, state, path, problem, conflict, englishSince, draftAt } = text
  const name = nameOf(language)
  const base = `/desk/pages/${page}/${language}`
  const draft = `page.${page}.${language}`
  return (
    <section id={language} className={`card ${styles.column}`} aria-labelledby={`in-${language}`}>
      <div>
        <h2 id={`in-${language}`}>{name}</h2>
        <p className="fact">
          {STATES[state]} ·{' '}
          <a href={path} aria-label={`See it on the site: ${name}`}>
            See it on the site
          </a>
        </p>
      </div>
      {problem === null ? null : <Problem text={problem} />}
      {conflict === null ? null : (
        <Conflict
          title={problem === null ? 'Someone else changed this page after you started' : 'What differs'}
          parts={conflict}
        />
      )}
      {englishSince === null ? null : (
        <details className={styles.note}>
          <summary>What changed in the English text since</summary>
          <Comparison parts={englishSince} />
        </details>
      )}
      {draftAt === null ? null : <DraftNote draft={draft} at={draftAt} of={name} />}
      <PageForm page={page} text={text} />
      {state === 'unread' && draftAt === null ? (
        <PressForm
          action={`${base}/reviewed`}
          field={{ name: 'version', value: text.version }}
          look="tonal"
          label={`Mark as read and correct: ${name}`}
        >
          Mark as read and correct
        </PressForm>
      ) : null}
      <iframe
        className={styles.preview}
        name={`preview-${language}`}
        title={`Preview, ${name}`}
        src={`${base}/preview`}
        sandbox="allow-same-origin"
        loading="lazy"
      />
    </section>
  )
}

function PageForm({ page, text: { language, version, values } }: PageTextProps) {
  const base = `/desk/pages/${page}/${language}`
  const id = (field: string) => `${field}-${language}`
  const name = nameOf(language)
  const publish = useIsPublisher() ? 'Publish' : 'Submit for publishing'
  return (
    <DeskForm action={`${base}/save`} draft={`page.${page}.${language}`} preview={`preview-${language}`}>
      <input type="hidden" name="version" value={version} />
      {FIELDS.map(([field, label, longest]) => (
        <TextBox
          key={field}
          id={id(field)}
          name={field}
          label={label}
          value={values[field]}
          lang={language}
          maxLength={longest}
          kind={field === 'title' ? 'text' : 'area'}
          need="required"
        />
      ))}
      <TextBox
        id={id('text')}
        name="text"
        label="Text"
        hint="Markdown: a line that begins with ## is a heading, **words** are bold, [words](/app/cameras) are a link."
        value={values.text}
        lang={language}
        kind="area"
        rows={18}
        need="required"
      />
      {language === 'en' ? null : (
        <label className={styles.check}>
          <input type="checkbox" name="isReviewed" value="yes" defaultChecked={values.isReviewed === 'yes'} />
          Someone who speaks the language has read this text
        </label>
      )}
      <TextBox
        id={id('reason')}
        name="reason"
        label="Why, for the history"
        value={values.reason}
        need="optional"
      />
      <div className="wrap">
        <Button type="submit" aria-label={`${publish}: ${name}`}>
          {publish}
        </Button>
        <SaveDraft of={name} />
        <Button
          type="submit"
          look="outlined"
          formAction={`${base}/preview`}
          formTarget={`preview-${language}`}
          formNoValidate
          aria-label={`Preview: ${name}`}
        >
          Preview
        </Button>
      </div>
    </DeskForm>
  )
}

/** With the most characters, counted as the content check does. */
const FIELDS = [
  ['title', 'Title', 100],
  ['description', 'One sentence for search engines', 300],
  ['lead', 'The sentence under the title', 600],
] as const

/** Stands in for a preview that cannot be shown. */
export function NoPreview({ view: { problems } }: { view: ViewOf<'noPreview'> }) {
  return <Lines lines={problems.map((problem) => `${problem}.`)} className={styles.list} />
}
