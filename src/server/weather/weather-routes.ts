import type { FastifyInstance } from 'fastify'
import { addressOf } from '../../contract/endpoint-paths.ts'
import { sendNothingLive } from '../routes/nothing-live.ts'
import { draftJson } from '../snapshot/draft-responses.ts'
import type { LiveSite } from '../snapshot/live-site.ts'
import { replyWithResponse } from '../snapshot/send-response.ts'
import type { WeatherService } from './weather-service.ts'

/** All requests within a second get the same response. */
const ALERTS_TTL_MS = 1000

/**
 * `Roads/GetWeatherAlerts`, with current times, and `Notices/GetWarnings`, which every open page requests and which
 * changes only with the warnings.
 */
export function registerWeather(
  app: FastifyInstance,
  site: Pick<LiveSite, 'state'>,
  weather: Pick<WeatherService, 'response'>,
): void {
  const alerts = addressOf('getWeatherAlerts', {})
  app.get(alerts, async (request, reply) => {
    if (site.state.kind !== 'live') return sendNothingLive(site.state, request, reply)
    const { snapshot } = site.state
    const render = () => draftJson(alerts, weather.response(snapshot.content, new Date()), 'liveApi')
    const response = await snapshot.fetch(alerts, render, ALERTS_TTL_MS)
    return response === null ? reply.callNotFound() : replyWithResponse(response, request, reply)
  })
  const warnings = addressOf('getWarnings', {})
  app.get(warnings, async (request, reply) => {
    if (site.state.kind !== 'live') return sendNothingLive(site.state, request, reply)
    const { snapshot } = site.state
    // From the snapshot, so that pages and this response never differ.
    const render = () => draftJson(warnings, snapshot.source.weather?.warnings ?? [])
    const response = await snapshot.fetch(warnings, render)
    return response === null ? reply.callNotFound() : replyWithResponse(response, request, reply)
  })
}
