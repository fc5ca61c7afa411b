import { type FormEvent, type ReactNode, useRef } from 'react'
import { Link } from 'wouter'
import { useSiteFacts } from '../api/site-context.tsx'
import { ProseLanguage, ProseSections, useProse } from '../features/prose/prose.tsx'
import { inLanguage, useTranslations } from '../messages/messages-context.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { useChangesBeforeHydration } from '../ui/changes-before-hydration.ts'
import { LinkSegments, SelectField } from '../ui/choices.tsx'
import type { IconPath } from '../ui/icon.tsx'
import { registerFocusTarget } from '../ui/navigation.ts'
import { RoadSign } from '../ui/route-marker.tsx'
import styles from './live-page.module.css'
import { roadName } from './road-name.ts'

/** The page's title and lead, with links to its other parts next to them. */
export function LiveHeading(props: { title: string; lead: string | null; children: ReactNode }) {
  return (
    <div className={`wrap spread ${styles.heading}`}>
      <div>
        <h1 ref={registerFocusTarget} className="tool-title">
          {props.title}
        </h1>
        {props.lead === null ? null : <p>{props.lead}</p>}
      </div>
      <div className={`wrap ${styles.ways}`}>{props.children}</div>
    </div>
  )
}

/** Views of the same data, each a link. The view `map` is shown only if the site has a map. */
export function ViewSwitch(props: {
  label: string
  chosen: string
  views: readonly { value: string; text: string; href: string; icon: IconPath }[]
}) {
  const { label, chosen, views } = props
  const hasMap = useSiteFacts().mapCredit !== null
  return (
    <div data-print="hide">
      <LinkSegments
        label={label}
        chosen={hasMap || chosen !== 'map' ? chosen : 'list'}
        choices={hasMap ? views : views.filter(({ value }) => value !== 'map')}
        size="small"
      />
    </div>
  )
}

/** The heading of a group of items along a road: the road's sign, a text, and how many items there are. */
export function GroupHeading(props: {
  level: 2 | 3
  /** `null`: the items have no road. */
  road: string | null
  text: string
  count?: string
}) {
  const { level, road, text, count } = props
  const Heading = `h${level}` as const
  const translations = useTranslations()
  return (
    <Heading className={`wrap ${styles.groupHeading}`}>
      {road === null ? null : (
        <RoadSign road={road}>
          <span>{roadName(road, translations)}</span>
        </RoadSign>
      )}{' '}
      <span>{text}</span>{' '}
      {count === undefined ? null : <span className={`fact ${styles.count}`}>{count}</span>}
    </Heading>
  )
}

/** The fragment of one page of a list. Each page has its own, so that turning a page moves focus. */
export function pageId(page: number): string {
  return `page-${page}`
}

/** Links to the previous and next page of a list; nothing if it has only one page. */
export function Pager(props: {
  page: number
  pageCount: number
  hrefOf: (page: number) => string
  labels: { name: string; before: string; after: string }
}) {
  const { page, pageCount, hrefOf, labels } = props
  const { t } = useTranslations()
  if (pageCount <= 1) return null
  const linkTo = (number: number, text: string) => (
    <Link href={`${hrefOf(number)}#${pageId(number)}`} asChild>
      <LinkButton look="outlined">{text}</LinkButton>
    </Link>
  )
  return (
    <nav className={`wrap ${styles.pager}`} aria-label={labels.name} data-print="hide">
      {page > 1 ? linkTo(page - 1, labels.before) : null}
      <p>{t('cameras.pageOf', { page, pages: pageCount })}</p>
      {page < pageCount ? linkTo(page + 1, labels.after) : null}
    </nav>
  )
}

/** Chooses which items to show. A form, so that it works without a script; the address contains the choice. */
export function FilterForm(props: {
  label: string
  view: string
  /** Gets the page's query string with what was chosen before hydration. */
  onEarlyChoice: (search: string) => void
  children: ReactNode
}) {
  const { label, view, onEarlyChoice, children } = props
  const { t } = useTranslations()
  const form = useRef<HTMLFormElement>(null)
  useChangesBeforeHydration(form, onEarlyChoice)
  return (
    <search aria-label={label} data-print="hide">
      <form
        ref={form}
        className={styles.filters}
        method="get"
        onSubmit={(event: FormEvent) => event.preventDefault()}
      >
        {view === 'list' ? null : <input type="hidden" name="view" value={view} />}
        {children}
        <Button type="submit" look="tonal" className="unscripted">
          {t('filter.show')}
        </Button>
      </form>
    </search>
  )
}

/** Chooses all items, or those with one value. */
export function FilterField<Value extends string>(props: {
  name: string
  label: string
  /** `null`: all. */
  chosen: Value | null
  values: readonly Value[]
  textOf: (value: Value) => string
  onChoose: (value: Value | null) => void
}) {
  const { name, label, chosen, values, textOf, onChoose } = props
  const { t } = useTranslations()
  // An address may contain a value that no item has.
  const all = chosen === null || values.includes(chosen) ? values : [...values, chosen]
  return (
    <SelectField
      id={`filter-${name}`}
      name={name}
      label={label}
      value={chosen ?? ''}
      options={[
        { value: '', text: t('cameras.allOfThem') },
        ...all.map((value) => ({ value, text: textOf(value) })),
      ]}
      onChoose={(text) => onChoose(all.find((value) => value === text) ?? null)}
    />
  )
}

/** The page's text, below what visitors come for. If it does not load, the page works without it. */
export function LiveProse({ page }: { page: 'cameras' | 'roads' }) {
  const { language } = useTranslations()
  const state = useProse(page)
  if (state.kind !== 'loaded') return null
  const { lead, sections } = state.response
  return (
    <ProseLanguage value={state.response.language}>
      <div className={styles.prose}>
        <p className={styles.lead} {...inLanguage(state.response, language)}>
          {lead}
        </p>
        <ProseSections sections={sections} layout="twoColumns" />
      </div>
    </ProseLanguage>
  )
}
