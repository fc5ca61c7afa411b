import { type FormEvent, type ReactNode, useState } from 'react'
import { useMoment } from '../../api/clock.ts'
import { useResponse } from '../../api/query-client.ts'
import { useSite, useSiteFacts } from '../../api/site-context.tsx'
import { shareIcon } from '../../live/icon-paths.ts'
import { timeOf } from '../../messages/age-text.ts'
import { useTranslations } from '../../messages/messages-context.tsx'
import { useHydrated } from '../../ui/browser.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/choices.tsx'
import { EmptyNotice } from '../../ui/notice.tsx'
import { RoadSign } from '../../ui/route-marker.tsx'
import { copyWithToast } from '../../ui/share.ts'
import { toasts } from '../../ui/toasts.ts'
import { EventRows, useShownEvents } from './event-list.tsx'
import { eventsOn, type RoadStretch, storeMyRoads, stretchesOf, useMyRoads, wayOf } from './my-roads.ts'
import styles from './roads.module.css'
import { choiceOf, type RoadsChoice, roadsHref, useRoadsParams, useShowRoads } from './roads-params.ts'
import { CheckedLine, feedStatusOf, RoadsStatus, timesReceived } from './roads-status.tsx'
import { RoadsFrame } from './roads-view.tsx'
import type { ShownEvent } from './shown-events.ts'
import type { LoadedRoads } from './use-roads.ts'

export interface TripOption {
  key: string
  name: string
}

interface MyRoadsProps {
  /** The trips in Metrics. */
  trips: readonly TripOption[]
  timeToAllow: (trip: string) => ReactNode
  camerasAlong: (stretch: RoadStretch) => ReactNode
}

/** The visitor's roads or trip on one page: events, cameras in driving order, and the time to allow. */
export function MyRoadsView(props: MyRoadsProps) {
  const params = useRoadsParams()
  const stored = useMyRoads()
  const isHydrated = useHydrated()
  const choice = params.choice ?? stored
  return (
    // The page's initial data covers the address's choice; the device's choice needs the whole list.
    <RoadsFrame needsAll={isHydrated}>
      {(loaded) => (
        <div className="stack">
          {choice === null ? <Nothing /> : <Chosen {...props} choice={choice} loaded={loaded} />}
          <Actions choice={choice} stored={stored} isOfAddress={params.choice !== null} />
          <ChoiceForm key={JSON.stringify(choice)} trips={props.trips} choice={choice} loaded={loaded} />
        </div>
      )}
    </RoadsFrame>
  )
}

function Nothing() {
  const { t } = useTranslations()
  return (
    <EmptyNotice title={t('myRoads.empty')} headingLevel={2}>
      <p>{t('myRoads.emptyHint')}</p>
    </EmptyNotice>
  )
}

function Chosen(props: MyRoadsProps & { choice: RoadsChoice; loaded: LoadedRoads }) {
  const { choice, loaded, timeToAllow, camerasAlong } = props
  const { t } = useTranslations()
  const map = useResponse('getMapDetail', {}, choice.trip !== null)
  const { known, feeds, isCutOff } = loaded
  const events = known.kind === 'whole' ? known.events : known.others
  const stretches = stretchesOf(choice, map.kind === 'loaded' ? map.response : null)
  return (
    <>
      <RoadsStatus counts={null} feeds={feeds} />
      {stretches.map((stretch, index) => {
        const isTrip = choice.trip !== null && index === 0
        return (
          <section key={`${stretch.road} ${stretch.direction}`} className={`stack ${styles.stretch}`}>
            <StretchTitle stretch={stretch} trip={isTrip ? choice.trip : null} />
            {isTrip && stretch.isWhole && map.kind !== 'loading' ? <p>{t('myRoads.wholeRoad')}</p> : null}
            {isTrip ? timeToAllow(choice.trip ?? '') : null}
            <h3>{t('myRoads.events')}</h3>
            <Events events={eventsOn(stretch, events)} feeds={feeds} />
            <h3>{t('myRoads.cameras')}</h3>
            {camerasAlong(stretch)}
          </section>
        )
      })}
      <CheckedLine feeds={feeds} isCutOff={isCutOff} />
    </>
  )
}

function StretchTitle({ stretch, trip }: { stretch: RoadStretch; trip: string | null }) {
  const way = trip === null ? null : wayOf(trip)
  return (
    <h2 className={`wrap ${styles.title}`}>
      <RoadSign road={stretch.road}>{way === null ? undefined : <span>{stretch.road}</span>}</RoadSign>{' '}
      <span>{way === null ? stretch.road : way.to === '' ? way.from : `${way.from} – ${way.to}`}</span>
    </h2>
  )
}

/** The current events of a stretch; or that there are none, or that it is unknown. */
function Events({ events, feeds }: { events: readonly ShownEvent[]; feeds: LoadedRoads['feeds'] }) {
  const translations = useTranslations()
  const { t } = translations
  const { timeZone } = useSite().district
  const none = useMoment((now) => {
    const status = feedStatusOf(feeds, now)
    if (status.kind !== 'current' || status.lateSince !== undefined) return t('myRoads.unknown')
    const [oldest = ''] = timesReceived(feeds)
    return t('myRoads.nothing', { time: timeOf(oldest, now, translations, timeZone) })
  })
  const shown = useShownEvents(events, feeds)
  return shown.length === 0 ? <p>{none}</p> : <EventRows events={shown} feeds={feeds} headingLevel={4} />
}

/** Buttons to store the address's choice, to share the shown one, and to remove the stored one. */
function Actions(props: { choice: RoadsChoice | null; stored: RoadsChoice | null; isOfAddress: boolean }) {
  const { choice, stored, isOfAddress } = props
  const { t } = useTranslations()
  const { publicUrl } = useSiteFacts()
  const isHydrated = useHydrated()
  const goTo = useShowRoads()
  if (!isHydrated || choice === null) return null
  const isKept = JSON.stringify(choice) === JSON.stringify(stored)
  const keep = () => void toasts.show(storeMyRoads(choice) ? saved : notSaved)
  const saved = { kind: 'success', message: t('myRoads.kept') } as const
  const notSaved = { kind: 'warning', message: t('myRoads.notStored') } as const
  const share = () =>
    copyWithToast(publicUrl + roadsHref({ view: 'mine', choice }), t('myRoads.copied'), t('myRoads.copyHint'))
  return (
    <div className="wrap" data-print="hide">
      {isKept || !isOfAddress ? null : <Button onClick={keep}>{t('myRoads.keep')}</Button>}
      <Button look="outlined" icon={shareIcon} onClick={() => void share()}>
        {t('myRoads.share')}
      </Button>
      {stored === null ? null : (
        <Button
          look="text"
          onClick={() => {
            storeMyRoads(null)
            goTo({ view: 'mine' })
          }}
        >
          {t('myRoads.forget')}
        </Button>
      )}
    </div>
  )
}

/** The choice of roads or a trip. A form, so that it works without scripts; the address holds all of it. */
function ChoiceForm(props: {
  trips: readonly TripOption[]
  choice: RoadsChoice | null
  loaded: LoadedRoads
}) {
  const { trips, choice, loaded } = props
  const { t } = useTranslations()
  const goTo = useShowRoads()
  const [trip, setTrip] = useState(choice?.trip ?? '')
  const { known } = loaded
  const roads = known.kind === 'whole' ? known.events.map(({ road }) => road) : known.options.roads
  const ofTrips = trips.flatMap(({ key }) => wayOf(key)?.road ?? [])
  // Of the roads with events, those with a number: a feed may name hundreds of streets.
  const numbered = roads.filter((road) => /\d/.test(road))
  const all = new Set([...(choice?.roads ?? []), ...ofTrips, ...numbered])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const chosen = choiceOf(given.getAll('roads').map(String), trip === '' ? null : trip)
    if (chosen !== null && !storeMyRoads(chosen))
      void toasts.show({ kind: 'warning', message: t('myRoads.notStored') })
    goTo({ view: 'mine', choice: chosen })
  }
  return (
    <section aria-labelledby="my-roads-form" className={styles.form} data-print="hide">
      <h2 id="my-roads-form">{t('myRoads.form')}</h2>
      <form method="get" onSubmit={submit}>
        <input type="hidden" name="view" value="mine" />
        {trips.length === 0 ? null : (
          <SelectField
            id="my-trip"
            name="trip"
            label={t('myRoads.trip')}
            value={trip}
            options={[
              { value: '', text: t('myRoads.noTrip') },
              ...trips.map(({ key, name }) => ({ value: key, text: name })),
            ]}
            onChoose={setTrip}
          />
        )}
        <fieldset className={`wrap ${styles.roads}`}>
          <legend>{t('myRoads.roads')}</legend>
          {[...all].map((road) => (
            <label key={road}>
              <input
                type="checkbox"
                name="roads"
                value={road}
                defaultChecked={choice?.roads.includes(road) === true}
              />
              {road}
            </label>
          ))}
        </fieldset>
        <Button type="submit">{t('filter.show')}</Button>
      </form>
    </section>
  )
}
