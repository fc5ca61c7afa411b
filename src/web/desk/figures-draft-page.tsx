import type { ReactNode } from 'react'
import type { PlannedFigures } from '../../contract/desk-publish-view.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/field.tsx'
import styles from './desk.module.css'
import { Token, type ViewOf } from './desk-document.tsx'
import { Card, ChoiceBox, Confirm, Heads, Lines, PublishNow, STATUS_OPTIONS, TextBox } from './desk-form.tsx'
import own from './publish.module.css'

type View = ViewOf<'figuresDraft'>

const counted = (count: number, unit: string) =>
  `${count.toLocaleString('en-US')} ${unit}${count === 1 ? '' : 's'}`

/** Uploaded figures: how each column was read, the first rows, the problems, and what would change. */
export function FiguresDraftPage({ view }: { view: View }) {
  const { draft, plan, issues, unlisted, notes, values } = view
  const address = `/desk/publish/${draft.id}`
  if (draft.scheduledFor !== null) return plan === null ? null : <FirstRows plan={plan} />
  return (
    <form className={own.draft} method="post" action={`${address}/save`}>
      <Token />
      <input type="hidden" name="version" value={draft.version} />
      <input type="hidden" name="shown-table" value={values.table} />
      <input type="hidden" name="shown-sheet" value={values.sheet} />
      <input type="hidden" name="shown-headingRow" value={values.headingRow ?? view.headingRow ?? ''} />
      {issues.length === 0 ? null : (
        <Card
          id="issues"
          title={`${counted(issues.length + unlisted, 'problem')} to fix`}
          className={styles.form}
        >
          <p>Correct these cells in Excel and send the file again, or choose other columns below.</p>
          <ul>
            {issues.map(({ cell, message }) => (
              <li key={`${cell} ${message}`}>
                <strong>{cell}</strong> {message}
              </li>
            ))}
          </ul>
          {unlisted === 0 ? null : <p>And {unlisted.toLocaleString('en-US')} more.</p>}
        </Card>
      )}
      <Understanding view={view} />
      {notes.length === 0 ? null : (
        <Card id="notes" title="Good to know" className={styles.form}>
          <Lines lines={notes} />
        </Card>
      )}
      {plan === null ? null : (
        <>
          <FirstRows plan={plan} />
          <Changes view={view} plan={plan} address={address} />
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
    <Card id="understood" title="What the desk understood" className={styles.form}>
      <ChoiceBox name="table" label="Table on the site" value={values.table} options={tables} />
      {sheets.length < 2 ? null : (
        <ChoiceBox
          name="sheet"
          label="Sheet of the workbook"
          value={values.sheet}
          options={sheets.map((sheet) => ({ value: sheet, text: sheet }))}
        />
      )}
      <TextBox
        name="headingRow"
        label="Row with the headings"
        hint="The row number in Excel."
        value={values.headingRow ?? String(headingRow ?? '')}
        error={headingRow === null ? 'No row of headings was found. Enter its number.' : errors.headingRow}
      />
      {named.length === 0 ? null : (
        <Scroll name="Columns of the file">
          <table>
            <caption>Columns of the file</caption>
            <Heads names={['Column', 'Heading', 'First cells', 'Column on the site']} />
            <tbody>
              {named.map(({ index, letter, heading, column, examples }) => (
                <tr key={letter}>
                  <th scope="row">{letter}</th>
                  <td>{heading}</td>
                  <td>{examples.join(', ')}</td>
                  <td>
                    <Select
                      name={`col-${index}`}
                      aria-label={`Column ${letter}, ${heading === '' ? 'without a heading' : heading}`}
                      defaultValue={column}
                      options={options}
                      blank="Leave it out"
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
          {`Not in the file, so left empty as not measured: ${missing.flatMap(({ label, isEmptied }) => (isEmptied ? [label] : [])).join(', ')}.`}
        </p>
      )}
      <Fixed view={view} />
      <Button type="submit" look="tonal">
        Save and read it again
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
          label={`${status.label}, for every row`}
          value={values['fixed-row_status']}
          options={STATUS_OPTIONS}
        />
      )}
      {fixed.map(({ name, label }) => {
        const choices = missing.find((one) => one.name === name)?.choices ?? []
        const field = {
          name: `fixed-${name}`,
          label: `${label}, for every row`,
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
            blank="Choose one"
          />
        )
      })}
    </>
  )
}

function FirstRows({ plan: { names, rows } }: { plan: PlannedFigures }) {
  return (
    <Card id="rows" title="The first rows, as the site will have them" className={styles.form}>
      <Scroll name="The first rows, as the site will have them">
        <table className={own.figures}>
          <Heads names={names} />
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

function Changes({ view, plan, address }: { view: View; plan: PlannedFigures; address: string }) {
  const { added, changed, unchanged, changes } = plan
  const { errors } = view
  const changedRows = `${counted(changed, 'row')} changed`
  return (
    <Card id="changes" title="What will change on the site" className={styles.form}>
      <ul>
        <li>{counted(added, 'row')} new</li>
        <li>{changedRows}</li>
        <li>{counted(unchanged, 'row')} already published</li>
      </ul>
      {changes.length === 0 ? null : (
        <Scroll name={changedRows}>
          <table>
            <Heads names={['Row', 'What it is about', 'From published to new']} />
            <tbody>
              {changes.map(({ row, what, cells }) => (
                <tr key={row}>
                  <th scope="row">{row}</th>
                  <td>{what}</td>
                  <td>
                    {cells.map(({ column, before, after }) => (
                      <p key={column}>
                        {column}: {before === '' ? 'empty' : before} to {after === '' ? 'empty' : after}
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
            These figures correct published ones: mark their rows as revised
          </Confirm>
        </div>
      )}
      <PublishNow address={address} view={view} />
    </Card>
  )
}
