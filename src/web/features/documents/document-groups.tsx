import type { ReportListState } from '../../api/report-list.ts'
import { useArchive } from '../../api/report-list.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { formatNumber } from '../../ui/format-number.ts'
import { ArchiveSection } from './archive-section.tsx'
import { DocumentGroupSection } from './document-group-section.tsx'
import styles from './document-groups.module.css'
import { GROUP_NAMES, useDocumentGroups } from './use-document-groups.ts'
import { useLostFragment } from './use-lost-fragment.ts'

/** The three groups of documents and the archive, with a way to each of them. */
export function DocumentGroups() {
  const { t } = useTranslations()
  const groups = useDocumentGroups()
  const archive = useArchive()
  useLostFragment([...Object.values(groups), archive].every(({ kind }) => kind !== 'loading'))
  // While nothing is archived there is no archive to go to.
  const hasArchive = archive.kind === 'loaded' && archive.response.total > 0
  return (
    <div className={styles.layout}>
      <nav className={styles.contents} aria-labelledby="documents-contents">
        <h2 id="documents-contents">{t('documents.onThisPage')}</h2>
        <ul>
          {GROUP_NAMES.map((group) => (
            <Place key={group} id={group} name={t(`documents.${group}`)} list={groups[group]} />
          ))}
          {hasArchive ? <Place id="archive" name={t('archive.title')} list={archive} /> : null}
        </ul>
      </nav>
      <div>
        {GROUP_NAMES.map((group) => (
          <DocumentGroupSection key={group} group={group} state={groups[group]} />
        ))}
        <ArchiveSection state={archive} />
      </div>
    </div>
  )
}

/** The way to one section, with the number of its documents. */
function Place({ id, name, list }: { id: string; name: string; list: ReportListState }) {
  const { language } = useTranslations()
  return (
    <li>
      <a href={`#${id}`}>{name}</a>
      {list.kind === 'loaded' ? (
        <span aria-hidden="true">{formatNumber(list.response.total, language)}</span>
      ) : null}
    </li>
  )
}
