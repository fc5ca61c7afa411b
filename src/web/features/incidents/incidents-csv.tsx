import { Icon } from '../../ui/icon.tsx'
import { downloadIcon } from '../../ui/icon-paths.ts'
import styles from './incidents-csv.module.css'

/** The way to the table of incidents; without scripts the only one to those not shown. */
export function IncidentsCsv({ address, children }: { address: string; children: string }) {
  return (
    <p data-print="hide">
      <a className={styles.csv} href={`${address}?format=csv`}>
        <Icon of={downloadIcon} size={20} />
        {children}
      </a>
    </p>
  )
}
