import { Link } from 'wouter'
import { pagePath } from '../../contract/pages.ts'
import { useSite, useSiteFacts } from '../api/site-context.tsx'
import { ProseFrame, ProseSections } from '../features/prose/prose.tsx'
import { useTranslations } from '../messages/messages-context.tsx'
import styles from './about-us-page.module.css'
import { AreaMap } from './area-map.tsx'

/** This many sections fit next to the map; those after them have the whole width of the page. */
const BESIDE_THE_MAP = 2

/** Who the office is, where it works and under which rules, with a map of its area. */
export function AboutUsPage() {
  return (
    <ProseFrame page="about-us">
      {(prose) => (
        <div className={styles.columns}>
          <div>
            <ProseSections sections={prose.sections.slice(0, BESIDE_THE_MAP)} />
          </div>
          <Area />
          <div className={styles.rest}>
            <ProseSections sections={prose.sections.slice(BESIDE_THE_MAP)} />
          </div>
        </div>
      )}
    </ProseFrame>
  )
}

/** The district's map and the same information as a list of its counties. */
function Area() {
  const { t } = useTranslations()
  const { district, hasCameras } = useSite()
  const { mapCredit } = useSiteFacts()
  return (
    <figure className={styles.area}>
      <AreaMap className={undefined} />
      <figcaption>
        <p>
          <strong>{t(district.counties.length === 1 ? 'about.county' : 'about.counties')}</strong>
        </p>
        <ul className="bulleted">
          {district.counties.map((county) => (
            <li key={county}>{county}</li>
          ))}
        </ul>
        {hasCameras ? (
          <p className="links">
            <Link className={styles.cameras ?? ''} href={pagePath('cameras')}>
              {t('about.cameras')}
            </Link>
          </p>
        ) : null}
        {mapCredit === null ? null : <p className={`fact ${styles.credit}`}>{mapCredit}</p>}
      </figcaption>
    </figure>
  )
}
