import { GroupHeading } from '../../live/live-page.tsx'
import { useTranslations } from '../../messages/messages-context.tsx'
import styles from './event-groups.module.css'
import { EventRows, type EventsProps } from './event-list.tsx'
import { groupText, groupTitle } from './event-text.ts'
import type { ListedGroup, ShownEvent } from './shown-events.ts'

/** Events under their roads and directions, in driving order. */
export function EventGroups(
  props: EventsProps & { title: string; groups: readonly ListedGroup<ShownEvent>[]; idPrefix: string },
) {
  const { title, groups, feeds, camerasNear, idPrefix } = props
  const translations = useTranslations()
  const { t } = translations
  if (groups.length === 0) return null
  return (
    <section aria-labelledby={idPrefix} className={styles.part}>
      <h2 id={idPrefix}>{title}</h2>
      {groups.map((group) => {
        const name = groupTitle(group, translations)
        return (
          <section key={name} aria-label={`${title}: ${name}`}>
            <GroupHeading
              level={3}
              road={group.road}
              text={groupText(group, translations)}
              count={t('roads.eventCount', { count: group.total })}
            />
            <EventRows events={group.items} {...{ feeds, camerasNear }} headingLevel={4} />
          </section>
        )
      })}
    </section>
  )
}
