import '../theme/theme.css'
import { renderToStaticMarkup } from 'react-dom/server'
import type { DeskFrame, DeskView, RenderDesk } from '../../contract/desk-view.ts'
import { LinkButton } from '../ui/button.tsx'
import { DeskDocument } from './desk-document.tsx'
import { HomePage, ReportsPage } from './desk-pages.tsx'
import { editMessages } from './edit-messages.ts'
import { ChangePage, HistoryPage } from './history-page.tsx'
import { inboxMessages } from './inbox-messages.ts'
import { HealthPage, InboxMessagePage, InboxPage, ToursPage } from './inbox-pages.tsx'
import { messages } from './messages.ts'
import { NoticesPage } from './notices-page.tsx'
import { BackToPages, NoPreview, PagePage, PagesPage } from './pages-page.tsx'
import { PublishPage } from './publish-pages.tsx'
import { ReportPage } from './report-page.tsx'
import { ReviewPage, ReviewsPage } from './review-page.tsx'

/** Renders one page of the desk. The one function of the desk's pages that the server calls. */
export const renderDesk: RenderDesk = (view, frame) =>
  `<!doctype html>\n${renderToStaticMarkup(<DeskPage view={view} frame={frame} />)}`

function DeskPage({ view, frame }: { view: DeskView; frame: DeskFrame }) {
  switch (view.kind) {
    case 'signIn':
      return (
        <DeskDocument title={messages.signInTitle} frame={frame}>
          <p>{messages.signInText}</p>
          <div>
            <LinkButton href={`/desk/sign-in?to=${encodeURIComponent(view.returnTo)}`}>
              {messages.signIn}
            </LinkButton>
          </div>
        </DeskDocument>
      )
    case 'goOn':
      return (
        <DeskDocument title={messages.goOnTitle} frame={frame} refreshTo={view.to}>
          <div>
            <LinkButton href={view.to}>{messages.goOn}</LinkButton>
          </div>
        </DeskDocument>
      )
    case 'message':
      return (
        <DeskDocument title={view.title} frame={frame}>
          {view.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <div>
            <LinkButton href="/desk" look="tonal">
              {messages.toDesk}
            </LinkButton>
          </div>
        </DeskDocument>
      )
    case 'home':
      return (
        <DeskDocument title={messages.homeTitle} frame={frame}>
          <HomePage view={view} frame={frame} />
        </DeskDocument>
      )
    case 'notices':
      return (
        <DeskDocument title={messages.noticesTitle} frame={frame} problem={view.problem}>
          <NoticesPage view={view} frame={frame} />
        </DeskDocument>
      )
    case 'reports':
      return (
        <DeskDocument title={messages.reportsTitle} frame={frame}>
          <ReportsPage view={view} />
        </DeskDocument>
      )
    case 'report':
      return (
        <DeskDocument title={view.report.title} frame={frame} problem={view.problem}>
          <ReportPage view={view} frame={frame} />
        </DeskDocument>
      )
    case 'pages':
      return (
        <DeskDocument title={messages.pagesTitle} frame={frame}>
          <PagesPage view={view} />
        </DeskDocument>
      )
    case 'page':
      return (
        <DeskDocument title={view.title} frame={frame} isWide>
          <BackToPages />
          <PagePage view={view} frame={frame} />
        </DeskDocument>
      )
    case 'noPreview':
      return (
        <DeskDocument title={editMessages.noPreview} frame={{ ...frame, person: null }}>
          <NoPreview view={view} />
        </DeskDocument>
      )
    case 'reviews':
      return (
        <DeskDocument title={messages.reviewTitle} frame={frame}>
          <ReviewsPage view={view} />
        </DeskDocument>
      )
    case 'review':
      return (
        <DeskDocument title={view.proposal.what} frame={frame} problem={view.problem}>
          <ReviewPage view={view} frame={frame} />
        </DeskDocument>
      )
    case 'change':
      return (
        <DeskDocument title={view.what} frame={frame} problem={view.problem}>
          <ChangePage view={view} frame={frame} />
        </DeskDocument>
      )
    case 'publish':
    case 'reportDraft':
    case 'figuresDraft':
      return <PublishPage view={view} frame={frame} />
    case 'inbox':
      return (
        <DeskDocument title={inboxMessages.title} frame={frame}>
          <InboxPage view={view} />
        </DeskDocument>
      )
    case 'inboxMessage':
      return (
        <DeskDocument title={view.message.subject} frame={frame} problem={view.problem}>
          <InboxMessagePage view={view} frame={frame} />
        </DeskDocument>
      )
    case 'tours':
      return (
        <DeskDocument title={inboxMessages.tours} frame={frame}>
          <ToursPage view={view} />
        </DeskDocument>
      )
    case 'health':
      return (
        <DeskDocument title={inboxMessages.health} frame={frame}>
          <HealthPage view={view} />
        </DeskDocument>
      )
    case 'history':
      return (
        <DeskDocument title={messages.historyTitle} frame={frame} problem={view.problem}>
          <HistoryPage view={view} frame={frame} />
        </DeskDocument>
      )
  }
}
