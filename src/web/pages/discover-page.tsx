import { Suspense } from 'react'
import { Link } from 'wouter'
import { metricsChoices } from '../../contract/metrics-choices.ts'
import { pagePath } from '../../contract/pages.ts'
import type { ProsePage } from '../../contract/prose-page.ts'
import { NEWEST_SHOWN } from '../api/long-list.ts'
import { useResponse } from '../api/query-client.ts'
import { QueryView } from '../api/query-view.tsx'
import { useSite, useSiteFacts } from '../api/site-context.tsx'
import { DiscoverPictures, FindCamera } from '../features/cameras/discover/discover-cameras.tsx'
import { ReportHead, ReportThumbnail } from '../features/documents/report-facts.tsx'
import { KeyFiguresSection } from '../features/key-figures/key-figures-section.tsx'
import { NotTranslated, ProseLanguage, ProseSections, useProse } from '../features/prose/prose.tsx'
import { inLanguage, useTranslations } from '../messages/messages-context.tsx'
import { ExternalLink, LinkButton } from '../ui/button.tsx'
import { SampleChip } from '../ui/chip.tsx'
import { phoneLink } from '../ui/format.ts'
import { Icon, type IconPath } from '../ui/icon.tsx'
import { callIcon, trafficIcon } from '../ui/icon-paths.ts'
import { RoadPicture } from '../ui/mark.tsx'
import { EmptyNotice } from '../ui/notice.tsx'
import { AreaMap } from './area-map.tsx'
import styles from './discover-page.module.css'
import { directionsCarIcon } from './icon-paths.ts'

/** The roads now and in figures, help on the road, the latest reports, and how to see the office at work. */
export function DiscoverPage() {
  const state = useProse('discover')
  const prose = state.kind === 'loaded' ? state.response : null
  return (
    <div className={`page ${styles.page}`}>
      <Now prose={prose} />
      <Suspense>
        <HelpStrip />
        <div className="section">
          {prose === null ? null : (
            <ProseLanguage value={prose.language}>
              <ProseSections sections={prose.sections} layout="sideBySide" />
            </ProseLanguage>
          )}
        </div>
        <div className={`section ${styles.columns}`}>
          <NewestReports />
          <div className="stack" data-print="hide">
            <PromoCard />
            <VisitCard />
          </div>
        </div>
      </Suspense>
    </div>
  )
}

/** Who the office is, in one sentence; its cameras and figures, next to the map. */
function Now({ prose }: { prose: ProsePage | null }) {
  const { t, language } = useTranslations()
  const { district, hasCameras } = useSite()
  const { hasTravelTimes } = useSiteFacts()
  return (
    <div className={styles.now}>
      <div className={`stack ${styles.text}`}>
        {/* While the page's text loads, the district's name is shown instead. */}
        <h1 {...inLanguage(prose, language)}>{prose?.title ?? district.name}</h1>
        <p className={styles.lead} {...inLanguage(prose, language)}>
          {prose?.lead ?? district.subtitle}
        </p>
        <NotTranslated prose={prose} />
        {hasCameras ? (
          <>
            <FindCamera />
            <DiscoverPictures />
          </>
        ) : null}
        {hasCameras || hasTravelTimes ? (
          <p className={`links wrap ${styles.actions}`}>
            {hasCameras ? <Link href={pagePath('cameras')}>{t('discover.cameras')}</Link> : null}
            {hasTravelTimes ? (
              <Link href="/app/metrics#time-to-allow">{t('discover.timeToAllow')}</Link>
            ) : null}
          </p>
        ) : null}
      </div>
      <div className={styles.figures}>
        <Suspense>
          <KeyFiguresSection />
        </Suspense>
      </div>
      <AreaMap className={styles.map} />
    </div>
  )
}

/** The numbers a driver in need should know, each a link that dials or opens a site. */
function HelpStrip() {
  const { t, terms } = useTranslations()
  const { links } = useSite()
  const { emergency, assistanceNumber, travelerInformation, travelerInformationNumber } = terms
  return (
    <section className={`section ${styles.strip}`} aria-label={t('help.title')}>
      <Help href={phoneLink(emergency)} number={emergency} text={t('help.emergency')} icon={callIcon} />
      {assistanceNumber === '' ? null : (
        <Help
          href={phoneLink(assistanceNumber)}
          number={assistanceNumber}
          text={t('help.assistance')}
          icon={directionsCarIcon}
        />
      )}
      {links.travelerInformation === undefined ? null : (
        <Help
          href={links.travelerInformation}
          number={travelerInformationNumber === '' ? travelerInformation : travelerInformationNumber}
          text={t(travelerInformationNumber === '' ? 'help.conditionsOnline' : 'help.conditions')}
          icon={trafficIcon}
          newTabText={t('site.opensInNewTab')}
        />
      )}
    </section>
  )
}

function Help(props: { href: string; number: string; text: string; icon: IconPath; newTabText?: string }) {
  const newTab = props.newTabText === undefined ? {} : { target: '_blank', rel: 'noopener' }
  return (
    <a className={styles.help} href={props.href} {...newTab}>
      <Icon of={props.icon} size={24} />
      <span>
        <strong>{props.number}</strong>{' '}
        <span>
          {props.text}
          {props.newTabText === undefined ? null : (
            <span className="visually-hidden"> ({props.newTabText})</span>
          )}
        </span>
      </span>
    </a>
  )
}

/** The interactive annual report, with a link to the same report as a PDF. */
function PromoCard() {
  const { t } = useTranslations()
  const { links, promo } = useSite()
  if (promo === undefined) return null
  return (
    <section className={styles.card}>
      <div className={styles.picture}>
        <RoadPicture />
      </div>
      <div className={`links ${styles.promoText}`}>
        {links.interactiveAnnualReport === undefined ? null : (
          <p className={styles.kind}>{t('discover.interactiveReport')}</p>
        )}
        <h2 className="small-title">{promo.title}</h2>
        <p>{promo.text}</p>
        {links.interactiveAnnualReport === undefined ? null : (
          <LinkButton
            look="tonal"
            className={styles.open}
            href={links.interactiveAnnualReport}
            newTabText={t('site.opensInNewTab')}
          >
            {t('discover.openInteractive')}
          </LinkButton>
        )}
        <Link className={styles.pdf ?? ''} href={`/app/documents#${promo.reportId}`}>
          {t(links.interactiveAnnualReport === undefined ? 'documents.openPdf' : 'discover.samePdf')}
        </Link>
      </div>
    </section>
  )
}

/** How to see the office at work: in person, and on screen if there is a virtual tour. */
function VisitCard() {
  const { t } = useTranslations()
  const { links } = useSite()
  return (
    <section className="card">
      <h2 className={`small-title ${styles.title}`}>{t('discover.visit')}</h2>
      <p>{t(links.virtualTour === undefined ? 'discover.visitAlone' : 'discover.visitText')}</p>
      <p className={`links wrap ${styles.ways}`}>
        {links.virtualTour === undefined ? null : (
          <ExternalLink href={links.virtualTour} newTabText={t('site.opensInNewTab')}>
            {t('discover.virtualTour')}
          </ExternalLink>
        )}
        <Link href="/app/contact-us#request-a-visit">{t('discover.requestVisit')}</Link>
      </p>
    </section>
  )
}

/** Width of the pictures in this short list, CSS pixels. */
const COVER_WIDTH = 64

/** The latest reports, in short rows. */
export function NewestReports() {
  const { t } = useTranslations()
  const site = useSite()
  const hasFigures = metricsChoices(site.categories).tabs.length > 0
  return (
    <section>
      <div className={`links wrap ${styles.heading}`}>
        <h2>{t('discover.newest')}</h2>
        {/* If there are figures, the mark next to them is for the whole page. */}
        {site.sample && !hasFigures ? <SampleChip>{t('documents.sample')}</SampleChip> : null}
        <Link href="/app/documents">{t('discover.allDocuments')}</Link>
      </div>
      <NewestList />
    </section>
  )
}

function NewestList() {
  const { t } = useTranslations()
  return (
    <QueryView
      state={useResponse('getNewestReports', {})}
      bars={['medium', 'short', 'medium', 'short']}
      failed={{ title: t('documents.failed.newest'), hint: t('failed.hint') }}
    >
      {(reports) =>
        reports.length === 0 ? (
          <EmptyNotice title={t('documents.empty.newest')}>{t('documents.emptyHint')}</EmptyNotice>
        ) : (
          <ul>
            {reports.slice(0, NEWEST_SHOWN).map((report) => (
              <li key={report.id} className={styles.row}>
                <ReportThumbnail report={report} width={COVER_WIDTH} />
                <div>
                  <ReportHead report={report} />
                </div>
              </li>
            ))}
          </ul>
        )
      }
    </QueryView>
  )
}
