import type { DeskFrame, DeskView } from '../../contract/desk-view.ts'
import { NOTICE_LEVELS } from '../../contract/notice.ts'
import { PHRASES } from '../../phrases/phrases.ts'
import { Button } from '../ui/button.tsx'
import styles from './desk.module.css'
import { Card, ChoiceBox, DeskForm, DraftNote, PressForm, SaveDraft, TextField } from './desk-form.tsx'
import { messages } from './messages.ts'

interface NoticesProps {
  view: Extract<DeskView, { kind: 'notices' }>
  frame: DeskFrame
}

/** A notice has at most 400 characters: a screen reader reads it on every page. */
const MAX_CHARACTERS = 400

/** The office's notices: a switch for a storm, a form for any other, and the list of all. */
export function NoticesPage({ view, frame }: NoticesProps) {
  const { notices, languages, values, draftAt } = view
  const isPublisher = frame.person?.roles.includes('publisher') === true
  const publish = isPublisher ? messages.publishNotice : messages.submit
  return (
    <>
      <StormSwitch view={view} frame={frame} />
      <Card id="new-notice" title={messages.newNotice}>
        {draftAt === null ? null : <DraftNote draft="notice" at={draftAt} frame={frame} />}
        <DeskForm action="/desk/notices/add" frame={frame} draft="notice">
          <ChoiceBox
            name="level"
            label={messages.level}
            value={values.level ?? 'information'}
            options={NOTICE_LEVELS.toReversed().map((level) => ({
              value: level,
              text: messages.levels[level],
            }))}
          />
          {languages.map((language) => (
            <TextField
              key={language}
              name={language}
              label={messages.words(language)}
              value={values[language]}
              kind="area"
              lang={language}
              maxLength={MAX_CHARACTERS}
              isRequired={language === 'en'}
            />
          ))}
          <TextField
            name="from"
            label={messages.from}
            value={values.from}
            kind="datetime-local"
            hint={messages.fromHint}
          />
          <TextField
            name="until"
            label={messages.until}
            value={values.until}
            kind="datetime-local"
            hint={messages.untilHint}
          />
          <TextField name="link" label={messages.link} value={values.link} />
          <div className="wrap">
            <Button type="submit">{publish}</Button>
            <SaveDraft />
          </div>
        </DeskForm>
      </Card>
      <h2>{messages.allNotices}</h2>
      {notices.length === 0 ? <p>{messages.noNotices}</p> : null}
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
              <PressForm {...endOf(id)} frame={frame} label={`${messages.end}: ${text}`}>
                {messages.end}
              </PressForm>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function StormSwitch({ view: { storm, languages }, frame }: NoticesProps) {
  return (
    <Card id="storm" title={messages.stormTitle}>
      {storm === null ? (
        <DeskForm action="/desk/notices/add" frame={frame}>
          <p>
            {messages.stormOff} {messages.stormText}
          </p>
          <input type="hidden" name="level" value="emergency" />
          <details>
            <summary>{messages.stormSummary}</summary>
            {languages.map((language) => (
              <p key={language} lang={language}>
                {PHRASES[language].stormNotice}
                <input type="hidden" name={language} value={PHRASES[language].stormNotice} />
              </p>
            ))}
          </details>
          <Button type="submit">{messages.stormStart}</Button>
        </DeskForm>
      ) : (
        <div className={styles.form}>
          <p>
            {messages.stormOn} {storm.text}
          </p>
          <PressForm {...endOf(storm.id)} frame={frame} look="filled">
            {messages.stormEnd}
          </PressForm>
        </div>
      )}
    </Card>
  )
}

function endOf(id: string) {
  return { action: '/desk/notices/end', field: { name: 'id', value: id } }
}
