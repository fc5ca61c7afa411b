import { ENGLISH_NAMES } from '../../contract/language.ts'
import { NOTICE_LEVELS } from '../../contract/notice.ts'
import { PHRASES } from '../../phrases/phrases.ts'
import { Button } from '../ui/button.tsx'
import styles from './desk.module.css'
import { useIsPublisher, type ViewOf } from './desk-document.tsx'
import { Card, ChoiceBox, DeskForm, DraftNote, PressForm, SaveDraft, TextBox } from './desk-form.tsx'

const LEVELS = { information: 'Information', closure: 'Closure', emergency: 'Emergency' } as const

/** A notice has at most 400 characters: a screen reader reads it on every page. */
const MAX_CHARACTERS = 400

/** The office's notices: a switch for a storm, a form for any other, and the list of all. */
export function NoticesPage({ view }: { view: ViewOf<'notices'> }) {
  const { notices, languages, values, draftAt } = view
  const publish = useIsPublisher() ? 'Publish the notice' : 'Submit for publishing'
  return (
    <>
      <StormSwitch view={view} />
      <Card id="new-notice" title="New notice">
        {draftAt === null ? null : <DraftNote draft="notice" at={draftAt} />}
        <DeskForm action="/desk/notices/add" draft="notice">
          <ChoiceBox
            name="level"
            label="How urgent it is"
            value={values.level ?? 'information'}
            options={NOTICE_LEVELS.toReversed().map((level) => ({ value: level, text: LEVELS[level] }))}
          />
          {languages.map((language) => (
            <TextBox
              key={language}
              name={language}
              label={`In ${ENGLISH_NAMES[language]}`}
              value={values[language]}
              kind="area"
              lang={language}
              maxLength={MAX_CHARACTERS}
              need={language === 'en' ? 'required' : 'optional'}
            />
          ))}
          <TextBox
            name="from"
            label="Begins"
            value={values.from}
            kind="datetime-local"
            hint="In the district’s time zone. Leave empty to begin now."
            need="optional"
          />
          <TextBox
            name="until"
            label="Ends"
            value={values.until}
            kind="datetime-local"
            hint="Leave empty to end it yourself."
            need="optional"
          />
          <TextBox name="link" label="Link to more information" value={values.link} need="optional" />
          <div className="wrap">
            <Button type="submit">{publish}</Button>
            <SaveDraft />
          </div>
        </DeskForm>
      </Card>
      <h2>All notices</h2>
      {notices.length === 0 ? <p>There are no notices yet.</p> : null}
      <ul className={styles.list}>
        {notices.map(({ id, level, text, state, isOver }) => (
          <li key={id} className={`card wrap ${styles.row}`}>
            <div>
              <p>{text}</p>
              <p className="fact">
                {level}, {state}
              </p>
            </div>
            {isOver ? null : (
              <PressForm {...endOf(id)} label={`End: ${text}`}>
                End
              </PressForm>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function StormSwitch({ view: { storm, languages } }: { view: ViewOf<'notices'> }) {
  return (
    <Card id="storm" title="Storm">
      {storm === null ? (
        <DeskForm action="/desk/notices/add">
          <p>No urgent notice is in force. One press shows the prepared text on every page.</p>
          <input type="hidden" name="level" value="emergency" />
          <details>
            <summary>Read the text</summary>
            {languages.map((language) => (
              <p key={language} lang={language}>
                {PHRASES[language].stormNotice}
                <input type="hidden" name={language} value={PHRASES[language].stormNotice} />
              </p>
            ))}
          </details>
          <Button type="submit">Show the storm notice</Button>
        </DeskForm>
      ) : (
        <div className={styles.form}>
          <p>An urgent notice is in force: {storm.text}</p>
          <PressForm {...endOf(storm.id)} look="filled">
            End the storm notice
          </PressForm>
        </div>
      )}
    </Card>
  )
}

function endOf(id: string) {
  return { action: '/desk/notices/end', field: { name: 'id', value: id } }
}
