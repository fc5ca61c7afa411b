import type { ReactNode } from 'react'
import type { PlannedFigures, PublishView } from '../../contract/desk-publish-view.ts'
import type { DeskFrame } from '../../contract/desk-view.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/field.tsx'
import styles from './desk.module.css'
import { Token } from './desk-document.tsx'
import { Card, ChoiceBox, TextBox } from './desk-form.tsx'
import { figuresMessages as messages } from './figures-messages.ts'
import own from './publish.module.css'
import { Confirm, PublishNow } from './publish-fields.tsx'

type View = Extract<PublishView, { kind: 'figuresDraft' }>
type Props = { view: View; frame: DeskFrame }

/** Uploaded figures: how each column was read, the first rows, the problems, and what would change. */
export function FiguresDraftPage({ view, frame }: Props) {
  const { draft, plan, issues, unlisted, notes, values } = view
  const address = `/desk/publish/${draft.id}`
  if (draft.scheduledFor !== null) return plan === null ? null : <FirstRows plan={plan} />
  return (
    <form className={own.draft} method="post" action={`${address}/save`}>
      <Token frame={frame} />
      <input type="hidden" name="version" value={draft.version} />
      <input type="hidden" name="shown-table" value={values.table} />
      <input type="hidden" name="shown-sheet" value={values.sheet} />
      <input type="hidden" name="shown-headingRow" value={values.headingRow ?? view.headingRow ?? ''} />
      {issues.length === 0 ? null : (
        <Card id="issues" title={messages.issuesTitle(issues.length + unlisted)} className={styles.form}>
          <p>{messages.issuesText}</p>
          <ul>
            {issues.map(({ cell, message }) => (
              <li key={`${cell} ${message}`}>
                <strong>{cell}</strong> {message}
              </li>
            ))}
          </ul>
          {unlisted === 0 ? null : <p>{messages.unlisted(unlisted)}</p>}
        </Card>
      )}
      <Understanding view={view} />
      {notes.length === 0 ? null : (
        <Card id="notes" title={messages.notesTitle} className={styles.form}>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Card>
      )}
      {plan === null ? null : (
        <>
          <FirstRows plan={plan} />
          <Changes view={view} plan={plan} frame={frame} address={address} />
        </>
      )}
    </form>
  )
}

/** A table that may be wider than the window. */
function Scroll({ name, children }: { name: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and a section with a name is a landmark
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, and named
    <div className={`${styles.scroll} ${own.scroll}`} role="group" aria-label={name} tabIndex={0}>
      {children}
    </div>
  )
}

function Understanding({ view }: { view: View }) {
  const { values, errors, tables, sheets, headingRow, columns, tableColumns, missing } = view
  const named = columns.filter(({ heading, examples }) => heading !== '' || examples.length > 0)
  const options = tableColumns.map(({ name, label }) => ({ value: name, text: label }))
  return (
    <Card id="understood" title={messages.understoodTitle} className={styles.form}>
      <ChoiceBox name="table" label={messages.table} value={values.table} options={tables} />
      {sheets.length < 2 ? null : (
        <ChoiceBox
          name="sheet"
          label={messages.sheet}
          value={values.sheet}
          options={sheets.map((sheet) => ({ value: sheet, text: sheet }))}
        />
      )}
      <TextBox
        name="headingRow"
        label={messages.headingRow}
        hint={messages.headingRowHint}
        value={values.headingRow ?? String(headingRow ?? '')}
        error={headingRow === null ? messages.noHeadings : errors.headingRow}
      />
      {named.length === 0 ? null : (
        <Scroll name={messages.columnsTitle}>
          <table>
            <caption>{messages.columnsTitle}</caption>
            <thead>
              <tr>
                <th scope="col">{messages.letter}</th>
                <th scope="col">{messages.heading}</th>
                <th scope="col">{messages.examples}</th>
                <th scope="col">{messages.takenFor}</th>
              </tr>
            </thead>
            <tbody>
              {named.map(({ index, letter, heading, column, examples }) => (
                <tr key={letter}>
                  <th scope="row">{letter}</th>
                  <td>{heading}</td>
                  <td>{examples.join(', ')}</td>
                  <td>
                    <Select
                      name={`col-${index}`}
                      aria-label={messages.columnLabel(letter, heading)}
                      defaultValue={column}
                      options={options}
                      blank={messages.leftOut}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
      {missing.filter(({ isEmptied }) => isEmptied).length === 0 ? null : (
        <p>
          {messages.emptied(missing.flatMap(({ label, isEmptied }) => (isEmptied ? [label] : [])).join(', '))}
        </p>
      )}
      <Fixed view={view} />
      <Button type="submit" look="tonal">
        {messages.save}
      </Button>
    </Card>
  )
}

/** The values for every row that the file has no column for. */
function Fixed({ view: { values, errors, missing, columns, tableColumns } }: { view: View }) {
  const taken = columns.map(({ column }) => column)
  const status = tableColumns.find(({ name }) => name === 'row_status')
  const given = Object.keys(values).flatMap((field) => /^fixed-(.+)$/.exec(field)?.[1] ?? [])
  const fixed = tableColumns.filter(
    ({ name }) =>
      !taken.includes(name) &&
      name !== 'row_status' &&
      (given.includes(name) || missing.some((one) => one.name === name && !one.isEmptied)),
  )
  return (
    <>
      {status === undefined || taken.includes('row_status') ? null : (
        <ChoiceBox
          name="fixed-row_status"
          label={messages.everyRow(status.label)}
          value={values['fixed-row_status']}
          options={(['final', 'preliminary'] as const).map((value) => ({
            value,
            text: messages.statuses[value],
          }))}
        />
      )}
      {fixed.map(({ name, label }) => {
        const choices = missing.find((one) => one.name === name)?.choices ?? []
        const field = {
          name: `fixed-${name}`,
          label: messages.everyRow(label),
          value: values[`fixed-${name}`],
          error: errors[`fixed-${name}`],
        }
        return choices.length === 0 ? (
          <TextBox key={name} {...field} />
        ) : (
          <ChoiceBox
            key={name}
            {...field}
            options={choices.map((value) => ({ value, text: value }))}
            blank={messages.chooseOne}
          />
        )
      })}
    </>
  )
}

function FirstRows({ plan: { names, rows } }: { plan: PlannedFigures }) {
  return (
    <Card id="rows" title={messages.rowsTitle} className={styles.form}>
      <Scroll name={messages.rowsTitle}>
        <table className={own.figures}>
          <thead>
            <tr>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.join('\n')}>
                {row.map((cell, index) => (
                  <td key={names[index]}>{cell === '' ? '–' : cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </Card>
  )
}

function Changes({ view, plan, frame, address }: Props & { plan: PlannedFigures; address: string }) {
  const { added, changed, unchanged, changes } = plan
  const { errors } = view
  return (
    <Card id="changes" title={messages.changesTitle} className={styles.form}>
      <ul>
        <li>{messages.added(added)}</li>
        <li>{messages.changed(changed)}</li>
        <li>{messages.unchanged(unchanged)}</li>
      </ul>
      {changes.length === 0 ? null : (
        <Scroll name={messages.changed(changed)}>
          <table>
            <thead>
              <tr>
                <th scope="col">{messages.row}</th>
                <th scope="col">{messages.what}</th>
                <th scope="col">{messages.difference}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ row, what, cells }) => (
                <tr key={row}>
                  <th scope="row">{row}</th>
                  <td>{what}</td>
                  <td>
                    {cells.map(({ column, before, after }) => (
                      <p key={column}>
                        {column}: {before === '' ? messages.empty : before} to{' '}
                        {after === '' ? messages.empty : after}
                      </p>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
      {changed === 0 ? null : (
        <div>
          <Confirm name="revised" value="yes" error={errors.revised}>
            {messages.revised}
          </Confirm>
        </div>
      )}
      <PublishNow address={address} frame={frame} view={view} />
    </Card>
  )
}
