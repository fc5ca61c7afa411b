import { Fragment, type ReactNode } from 'react'
import { figurePictureUrl } from '../../../contract/page-picture.ts'
import { pageAnchor } from '../../../contract/pages.ts'
import type {
  Inline,
  ListMarks,
  ReadableBlock,
  ReadableCell,
  ReadableFigure,
  ReadableTable,
} from '../../../contract/readable-report.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'
import styles from './readable-text.module.css'

interface BlocksProps {
  of: readonly ReadableBlock[]
  /** The PDF that figures are pictures of. */
  sha256: string
}

export function Blocks({ of, sha256 }: BlocksProps) {
  return <InOrder items={of}>{(block) => <Block block={block} sha256={sha256} />}</InOrder>
}

function Block({ block, sha256 }: { block: ReadableBlock; sha256: string }) {
  switch (block.kind) {
    case 'page':
      return <PageMark page={block.page} />
    case 'heading': {
      // From 2 to 6 by the contract.
      const Heading = `h${block.level}` as 'h2'
      return (
        <Heading lang={block.lang}>
          <Line of={block.text} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p className={block.as === 'caption' ? styles.caption : undefined} lang={block.lang}>
          <Line of={block.text} />
        </p>
      )
    case 'quote':
      return (
        <blockquote lang={block.lang}>
          <Blocks of={block.blocks} sha256={sha256} />
        </blockquote>
      )
    case 'note':
      return (
        <div className={styles.note} role="note" lang={block.lang}>
          <Blocks of={block.blocks} sha256={sha256} />
        </div>
      )
    case 'list':
      return <List list={block} sha256={sha256} />
    case 'table':
      return <Table table={block} sha256={sha256} />
    case 'figure':
      return <Figure figure={block} sha256={sha256} />
  }
}

/** The start of a page of the PDF, for citations. */
function PageMark({ page }: { page: number }) {
  const { t, language } = useTranslations()
  return (
    <p id={pageAnchor(page)} className={`fact ${styles.page}`} lang={language}>
      {t('read.page', { page: String(page) })}
    </p>
  )
}

/** Inline text with its links and abbreviations. */
function Line({ of }: { of: readonly Inline[] }): ReactNode {
  return (
    <InOrder items={of}>
      {(part) => {
        if (typeof part === 'string') return <WholeWords>{part}</WholeWords>
        if ('page' in part) return <span id={pageAnchor(part.page)} />
        return <Stretch {...part} />
      }}
    </InOrder>
  )
}

const MEANINGS = { emphasis: 'em', strong: 'strong', quote: 'q', code: 'code' } as const

function Stretch({ text, as, href, lang, meaning }: Extract<Inline, { text: unknown }>) {
  const Element = as === undefined ? 'span' : MEANINGS[as]
  const line = <Line of={text} />
  const explained = meaning === undefined ? line : <abbr title={meaning}>{line}</abbr>
  const marked =
    as === undefined && lang === undefined ? explained : <Element lang={lang}>{explained}</Element>
  return href === undefined ? marked : <a href={href}>{marked}</a>
}

/** `type` of an ordered list. */
const NUMBERS: Partial<Record<ListMarks, '1' | 'a' | 'A' | 'i' | 'I'>> = {
  decimal: '1',
  lowerAlpha: 'a',
  upperAlpha: 'A',
  lowerRoman: 'i',
  upperRoman: 'I',
}

function List({ list, sha256 }: { list: Extract<ReadableBlock, { kind: 'list' }>; sha256: string }) {
  const { marks, start, lang } = list
  const type = NUMBERS[marks]
  const items = (
    <InOrder items={list.items}>
      {(item) => (
        <li>
          <Contents of={item} sha256={sha256} />
        </li>
      )}
    </InOrder>
  )
  if (type !== undefined)
    return (
      <ol type={type} start={start} lang={lang}>
        {items}
      </ol>
    )
  // Safari does not treat a list without bullets as a list, unless it has the role.
  return marks === 'bullet' ? (
    <ul lang={lang}>{items}</ul>
  ) : (
    <ul className={styles.unmarked} role="list" lang={lang}>
      {items}
    </ul>
  )
}

/** The content of an item or cell: a single paragraph is inline text. */
function Contents({ of, sha256 }: BlocksProps) {
  const [first] = of
  const isLine = of.length === 1 && first?.kind === 'paragraph' && first.as === undefined
  if (!isLine || first.lang !== undefined) return <Blocks of={of} sha256={sha256} />
  return <Line of={first.text} />
}

function Table({ table, sha256 }: { table: ReadableTable; sha256: string }) {
  const { t } = useTranslations()
  const { caption, headRows, rows, lang } = table
  const figures = columnsOfFigures(rows.slice(headRows))
  const rowsOf = (some: typeof rows) => (
    <InOrder items={some}>
      {(cells) => (
        <tr>
          <InOrder items={cells}>
            {(cell, column) => <Cell cell={cell} sha256={sha256} isFigure={figures.has(column)} />}
          </InOrder>
        </tr>
      )}
    </InOrder>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and a section with a name is a landmark
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, and named
    <div className={styles.scroll} role="group" aria-label={t('read.table')} tabIndex={0}>
      <table lang={lang}>
        {caption === null ? null : (
          <caption>
            <Line of={caption} />
          </caption>
        )}
        {headRows === 0 ? null : <thead>{rowsOf(rows.slice(0, headRows))}</thead>}
        <tbody>{rowsOf(rows.slice(headRows))}</tbody>
      </table>
    </div>
  )
}

const SCOPES = { column: 'col', row: 'row' } as const

function Cell({ cell, sha256, isFigure }: { cell: ReadableCell; sha256: string; isFigure: boolean }) {
  const { scope, columns, rows, blocks, lang } = cell
  const spans = {
    ...(columns > 1 ? { colSpan: columns } : {}),
    ...(rows > 1 ? { rowSpan: rows } : {}),
    ...(lang === undefined ? {} : { lang }),
    ...(isFigure ? { className: styles.figures } : {}),
  }
  const contents = <Contents of={blocks} sha256={sha256} />
  // An empty header describes nothing.
  return scope === null || blocks.length === 0 ? (
    <td {...spans}>{contents}</td>
  ) : (
    <th scope={SCOPES[scope]} {...spans}>
      {contents}
    </th>
  )
}

/** The columns that hold nothing but figures. None if cells are merged, which moves those after them to other columns. */
function columnsOfFigures(rows: ReadableTable['rows']): ReadonlySet<number> {
  if (rows.flat().some(({ columns, rows: high }) => columns > 1 || high > 1)) return new Set()
  const columns = (rows[0] ?? []).map((_, column) => column)
  return new Set(columns.filter((column) => rows.every((cells) => isFigure(cells[column]))))
}

function isFigure(cell: ReadableCell | undefined): boolean {
  const [block, ...others] = cell?.blocks ?? []
  if (block?.kind !== 'paragraph' || others.length > 0) return false
  const [text, ...rest] = block.text
  return rest.length === 0 && typeof text === 'string' && /^[-−+$]?[\d.,]+\s?%?$/.test(text)
}

function Figure({ figure, sha256 }: { figure: ReadableFigure; sha256: string }) {
  const { t, language } = useTranslations()
  const { width, height, alt, caption, words, href, lang } = figure
  const picture = (
    <img
      src={figurePictureUrl(sha256, figure.figure)}
      width={width}
      height={height}
      alt={alt === '' ? t('read.noAlternative') : alt}
      loading="lazy"
      decoding="async"
    />
  )
  return (
    <figure className={styles.figure} lang={lang}>
      {href === undefined ? picture : <a href={href}>{picture}</a>}
      {caption === null ? null : (
        <figcaption>
          <Line of={caption} />
        </figcaption>
      )}
      {words === '' ? null : (
        <details>
          <summary lang={language}>{t('read.wordsInPicture')}</summary>
          <p>{words}</p>
        </details>
      )}
    </figure>
  )
}

/** Renders parts of a text in order. They are identified by their place, which never changes. */
export function InOrder<Item>(props: {
  items: readonly Item[]
  children: (item: Item, index: number) => ReactNode
}) {
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return props.items.map((item, index) => <Fragment key={index}>{props.children(item, index)}</Fragment>)
}
