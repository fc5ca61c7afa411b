import type { FormValues } from '../../../../contract/form-body.ts'
import type { SiteInfo } from '../../../../contract/site-info.ts'
import type { Translate } from '../../../messages/message-types.ts'
import { writeTourCalendar } from './tour-calendar.ts'

/** A tour request that was stored. */
export interface StoredTour {
  reference: string
  receivedAt: Date
  values: FormValues
}

/** Lets the visitor save the days of a tour request as a calendar file. */
export function saveCalendar(tour: StoredTour, site: SiteInfo, t: Translate): void {
  const file = new Blob([calendarText(tour, site, t, location.hostname)], { type: 'text/calendar' })
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = `${tour.reference}.ics`
  link.click()
  // The download has begun with the press; a turn later it needs the address no more.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}

function calendarText(
  { reference, receivedAt, values }: StoredTour,
  site: SiteInfo,
  t: Translate,
  host: string,
) {
  const { dateFirst = '', dateSecond = '' } = values
  const { phone, phoneHours, post } = site.contact
  const days =
    dateSecond === ''
      ? [{ day: dateFirst, summary: t('calendar.summary') }]
      : [
          { day: dateFirst, summary: t('calendar.summaryFirst') },
          { day: dateSecond, summary: t('calendar.summarySecond') },
        ]
  return writeTourCalendar({
    reference,
    receivedAt,
    days,
    timeWindow: values.timeWindow === 'pm' ? 'pm' : 'am',
    description: t('calendar.description', { reference, phone, hours: phoneHours }),
    location: values.visitKind === 'inPerson' ? post.join(', ') : '',
    timeZone: site.district.timeZone,
    host,
  })
}
