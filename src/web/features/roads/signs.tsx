import { Link } from 'wouter'
import type { Advisory, MessageSign } from '../../../contract/roads.ts'
import { useSite } from '../../api/site-context.tsx'
import { GroupHeading, Pager, pageId } from '../../live/live-page.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { formatNumber } from '../../ui/format.ts'
import { EmptyNotice } from '../../ui/notice.tsx'
import { exitText, groupText, groupTitle } from './event-text.ts'
import styles from './roads.module.css'
import { type RoadsParams, roadsHref } from './roads-params.ts'
import { groupItems, SIGNS_PER_PAGE } from './shown-events.ts'

interface SignsProps {
  params: RoadsParams
  signs: readonly MessageSign[]
  total: number
}

/** The first signs below the list, and a link to all of them. */
export function SignsBeside({ params, signs, total }: SignsProps) {
  const { t } = useTranslations()
  if (total === 0 || params.page > 1) return null
  return (
    <section aria-labelledby="signs" className={`stack ${styles.part}`}>
      <h2 id="signs">{t('signs.title')}</h2>
      <SignGroups signs={signs} headingLevel={3} />
      {total > signs.length ? (
        <p>
          <Link href={roadsHref({ ...params, kind: null, view: 'signs' })}>
            {t('signs.all', { count: total })}
          </Link>
        </p>
      ) : null}
    </section>
  )
}

/** Every sign, page by page. */
export function AllSigns({ params, signs, total }: SignsProps) {
  const { t } = useTranslations()
  if (total === 0)
    return (
      <EmptyNotice title={t('signs.none')} headingLevel={2}>
        {t('signs.noneHint')}
      </EmptyNotice>
    )
  return (
    <div id={pageId(params.page)} className={`stack ${styles.part}`}>
      <SignGroups signs={signs} headingLevel={2} />
      <Pager
        page={params.page}
        pageCount={Math.ceil(total / SIGNS_PER_PAGE)}
        hrefOf={(page) => roadsHref({ ...params, page })}
        labels={{ name: t('signs.pager'), before: t('signs.pageBefore'), after: t('signs.pageAfter') }}
      />
    </div>
  )
}

/** Message signs under their roads, each drawn as it shows its message, and as text. */
function SignGroups({ signs, headingLevel }: { signs: readonly MessageSign[]; headingLevel: 2 | 3 }) {
  const translations = useTranslations()
  const { counties } = useSite().district
  return groupItems(signs, counties).map((group) => {
    const name = groupTitle(group, translations)
    return (
      <section key={name} aria-label={name} data-print="whole">
        <GroupHeading level={headingLevel} road={group.road} text={groupText(group, translations)} />
        <ul role="list" className={styles.signs}>
          {group.items.map((sign) => (
            <SignItem key={sign.id} sign={sign} />
          ))}
        </ul>
      </section>
    )
  })
}

/** The message of one sign: its lines as drivers see them, screen by screen, and the same as text. */
function SignItem({ sign }: { sign: MessageSign }) {
  const translations = useTranslations()
  const { t, language } = translations
  const { phases, text, location } = sign
  const where = exitText(sign, translations)
  return (
    <li className={styles.sign}>
      <p className="fact">{where ?? <span lang="en">{location}</span>}</p>
      <div className={styles.screens} aria-hidden="true" translate="no" lang="en">
        {phases.map((lines, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a screen has its place alone to tell it from another
          <div key={index} className={styles.screen}>
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: so has a line
              <span key={at}>{line === '' ? '\u00a0' : line}</span>
            ))}
            {phases.length > 1 ? (
              <small lang={language}>
                {t('signs.phase', {
                  number: formatNumber(index + 1, language),
                  of: formatNumber(phases.length, language),
                })}
              </small>
            ) : null}
          </div>
        ))}
      </div>
      <p className={styles.message}>
        {t('signs.as')} <span lang="en">{text}</span>
      </p>
    </li>
  )
}

/** Advisories of the agencies, in their own words. */
export function Advisories({ advisories }: { advisories: readonly Advisory[] }) {
  const { t } = useTranslations()
  if (advisories.length === 0) return null
  return (
    <section aria-labelledby="advisories" className={`card ${styles.advisories}`}>
      <h2 id="advisories">{t('advisories.title')}</h2>
      <ul role="list">
        {advisories.map(({ id, text, notes, regions }) => (
          <li key={id} lang="en">
            <p>{text}</p>
            {notes === null ? null : <p className="fact">{notes}</p>}
            {regions.length === 0 ? null : <p className="fact">{regions.join(', ')}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
