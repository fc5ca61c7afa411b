import { Fragment } from 'react'
import { CATEGORIES } from '../../contract/category.ts'
import { addressOf } from '../../contract/endpoint-paths.ts'
import {
  FEED_FORMATS,
  FEED_PATH,
  NOTICE_FEED_PATH,
  ROAD_FEED_PATH,
  WZDX_FEED_PATH,
} from '../../contract/feed-path.ts'
import { useSite, useSiteFacts } from '../api/site-context.tsx'
import { ProseFrame, ProseSections } from '../features/prose/prose.tsx'
import { reportKind } from '../messages/category-names.ts'
import { useTranslations } from '../messages/messages-context.tsx'
import { ControlSubject } from '../ui/button.tsx'
import styles from './data-page.module.css'

/** How programs read the site: feeds, API calls and examples from the contract, then the office's text. */
export function DataPage() {
  return (
    <ProseFrame page="data">
      {(prose) => (
        <div className={styles.page}>
          <Interface />
          <Examples />
          <Embed />
          <Feeds />
          <ProseSections sections={prose.sections} />
        </div>
      )}
    </ProseFrame>
  )
}

function Interface() {
  const { t } = useTranslations()
  return (
    <section aria-labelledby="api">
      <h2 id="api">{t('data.api')}</h2>
      <p>
        {t('data.apiText')} <a href="/api/openapi.json">{t('data.openApi')}</a>
      </p>
    </section>
  )
}

/** Calls that run as written, in any terminal with curl. */
function Examples() {
  const { t } = useTranslations()
  const url = useSiteFacts().publicUrl
  const { categories, hasRoads } = useSite()
  const reports = addressOf('getReports', { category: 'documents_annual' })
  const series = addressOf('getSeries', { category: 'metrics_freeway_weekly' })
  const examples: ['reports' | 'series' | 'search' | 'roads', string][] = [
    ['reports', `curl --compressed '${url}${reports}'`],
    ['series', `curl --compressed -H 'Accept: text/csv' '${url}${series}'`],
    ['search', `curl --compressed '${url}${addressOf('searchDocuments', {})}?q=ramp'`],
    ['roads', `curl --compressed '${url}${addressOf('getEvents', {})}?kind=closure'`],
  ]
  const isShown = {
    reports: categories.documents_annual,
    series: categories.metrics_freeway_weekly,
    search: {},
    roads: hasRoads ? {} : undefined,
  }
  return (
    <section aria-labelledby="examples">
      <h2 id="examples">{t('data.examples')}</h2>
      <dl className={styles.examples}>
        {examples
          .filter(([name]) => isShown[name] !== undefined)
          .map(([name, command]) => (
            <div key={name}>
              <dt>{t(`data.example.${name}`)}</dt>
              <dd>
                <Code text={command} />
              </dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

/** Lines to copy. On a phone an address breaks after a slash, which browsers do not do by default. */
function Code({ text }: { text: string }) {
  return (
    <pre className={styles.command} translate="no">
      <code>
        {text.split(/(?<=\/)(?=\w)/).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
          <Fragment key={index}>
            {index === 0 ? null : <wbr />}
            {part}
          </Fragment>
        ))}
      </code>
    </pre>
  )
}

/** Code for other sites. They cannot frame our pages, because frames allow clickjacking. */
function Embed() {
  const { t } = useTranslations()
  const url = useSiteFacts().publicUrl
  const { district, categories } = useSite()
  if (categories.metrics_freeway_weekly === undefined) return null
  const lines = `<p id="newest-figure"></p>
<script>
  fetch('${url}${addressOf('getStats', {})}')
    .then((response) => response.json())
    .then(({ items: [{ label, value, unit, period }] }) => {
      document.querySelector('#newest-figure').textContent =
        \`\${label}: \${value ?? 'not measured'} \${unit} (\${period.label})\`
    })
</script>`
  return (
    <section aria-labelledby="embed">
      <h2 id="embed">{t('data.embed')}</h2>
      <p>{t('data.embedText', { site: district.name })}</p>
      <Code text={lines} />
    </section>
  )
}

/** The feed of all reports, the feeds of each kind, and the feed of the office's notices. */
function Feeds() {
  const { t } = useTranslations()
  const { district, categories, hasRoads } = useSite()
  return (
    <section aria-labelledby="feeds">
      <h2 id="feeds">{t('data.feeds')}</h2>
      <p>{t('data.feedsText', { site: district.name })}</p>
      <ul className={`links ${styles.feeds}`}>
        <FeedLinks name={t('data.officeNotices')} feeds={[{ ...ATOM, path: NOTICE_FEED_PATH }]} />
        {hasRoads ? (
          <>
            <FeedLinks name={t('data.roadEvents')} feeds={[{ ...ATOM, path: ROAD_FEED_PATH }]} />
            <FeedLinks name={t('data.workZones')} feeds={[WZDX]} />
          </>
        ) : null}
        <FeedLinks name={t('data.allReports')} feeds={reportFeeds(FEED_PATH)} />
        {CATEGORIES.filter((category) => categories[category] !== undefined).map((category) => (
          <FeedLinks
            key={category}
            name={reportKind(category, categories, t)}
            feeds={reportFeeds(`/feeds/${category}`)}
          />
        ))}
      </ul>
    </section>
  )
}

const [ATOM] = FEED_FORMATS
const WZDX = { path: WZDX_FEED_PATH, mediaType: 'application/geo+json', name: 'WZDx' }

/** A feed of reports in each format. `path`: without extension. */
function reportFeeds(path: string) {
  return FEED_FORMATS.map((format) => ({ ...format, path: path + format.ending }))
}

function FeedLinks(props: {
  name: string
  feeds: readonly { path: string; mediaType: string; name: string }[]
}) {
  const { name, feeds } = props
  return (
    <li>
      {name}
      {feeds.map(({ path, mediaType, name: format }) => (
        <a key={path} href={path} type={mediaType}>
          {format}
          <ControlSubject>{name}</ControlSubject>
        </a>
      ))}
    </li>
  )
}
