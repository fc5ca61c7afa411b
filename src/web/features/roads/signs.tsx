import type { Advisory, MessageSign } from '../../../contract/roads.ts'
import { useSite } from '../../api/site-context.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import { formatNumber } from '../../ui/format.ts'
import { RoadSign } from '../../ui/route-marker.tsx'
import { exitText, groupText, groupTitle } from './event-text.ts'
import { groupItems } from './shown-events.ts'
import styles from './signs.module.css'

/** Message signs under their roads, each drawn as it shows its message, and as text. */
export function SignGroups({ signs, headingLevel }: { signs: readonly MessageSign[]; headingLevel: 2 | 3 }) {
  const translations = useTranslations()
  const { counties } = useSite().district
  const Heading = `h${headingLevel}` as const
  return groupItems(signs, counties).map((group) => {
    const name = groupTitle(group, translations)
    return (
      <section key={name} aria-label={name} data-print="whole">
        <Heading className={styles.heading}>
          {group.road === null ? null : (
            <RoadSign road={group.road}>
              <span>{group.road}</span>
            </RoadSign>
          )}{' '}
          <span>{groupText(group, translations)}</span>
        </Heading>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
        <ul role="list" className={styles.signs}>
          {group.items.map((sign) => (
            <SignItem key={sign.id} sign={sign} />
          ))}
        </ul>
      </section>
    )
  })
}

/** What one sign says: its lines as drivers see them, screen by screen, and the same as text. */
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
      <p className={styles.text}>
        {t('signs.as')} <span lang="en">{text}</span>
      </p>
    </li>
  )
}

/** What agencies tell everybody, in their own words. */
export function Advisories({ advisories }: { advisories: readonly Advisory[] }) {
  const { t } = useTranslations()
  if (advisories.length === 0) return null
  return (
    <section aria-labelledby="advisories" className={styles.advisories}>
      <h2 id="advisories">{t('advisories.title')}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
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
