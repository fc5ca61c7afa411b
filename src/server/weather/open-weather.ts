import type { SiteContent } from '../../content/site-content.ts'
import type { StormFacts } from '../../contract/page-source.ts'
import type { EventLog } from '../platform/event-log.ts'
import type { RoadService } from '../roads/road-service.ts'
import type { Feeds } from '../upstream/shared-feeds.ts'
import { createStormWatch, type StormWatch } from './storm-watch.ts'
import { createWeatherService, type WeatherService, type WeatherSettings } from './weather-service.ts'

/** The weather of one site: its warnings, and the storms it recorded. */
export interface OpenWeather
  extends Pick<WeatherService, 'response' | 'start'>,
    Pick<StormWatch, 'publishedAt'> {
  /** The current data for the documents about storms. */
  readStorm: () => StormFacts
  open: () => Promise<void>
  close: () => Promise<void>
}

export function openWeather(options: {
  settings: WeatherSettings
  feeds: Feeds
  dataDir: string
  readContent: () => SiteContent | null
  roads: Pick<RoadService, 'now'>
  log: EventLog
}): OpenWeather {
  const { roads } = options
  const readEvents = () => roads.now().events
  const weather = createWeatherService(options)
  const storms = createStormWatch({ ...options, weather, readEvents })
  const url = options.settings.urls['nws-alerts']
  let warned = ''
  return {
    ...weather,
    ...storms,
    publishedAt: (content, now) => {
      const zones = url === undefined ? [] : zonesNotRequested(url, content.site.weather?.zones ?? [])
      if (zones.length > 0 && zones.join() !== warned)
        options.log.warn(
          { zones },
          'Warnings for these zones of site.yaml will never be shown: NWS_ALERTS_URL does not ask for them. Add them to its zone=',
        )
      warned = zones.join()
      return storms.publishedAt(content, now)
    },
    readStorm: () => ({ weather: weather.response(options.readContent(), new Date()), events: readEvents() }),
    close: async () => {
      weather.close()
      await storms.close()
    },
  }
}

/** Zones that the address of the alerts leaves out although it names zones; one that names none is for a whole area. */
export function zonesNotRequested(url: string, zones: readonly { zone: string }[]): string[] {
  const requested = new URL(url).searchParams.getAll('zone').join().split(',')
  return requested.join() === ''
    ? []
    : zones.map(({ zone }) => zone).filter((zone) => !requested.includes(zone))
}
