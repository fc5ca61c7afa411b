import type { Place } from '../../cameras/feed/feed-camera.ts'

/** More points than any stretch needs. */
const MAX_POINTS = 5000
/** Points of a stretch in the API: enough for any zoom of a page. */
const MOST_KEPT = 40

/** Reads a polyline in Google's encoding with five decimals. `null`: it is not one, or leads around the world. */
export function decodePolyline(text: string): Place[] | null {
  const places: Place[] = []
  let [latitude, longitude, at] = [0, 0, 0]
  const next = (): number | null => {
    let [result, shift] = [0, 0]
    for (;;) {
      const bits = text.charCodeAt(at++) - 63
      if (!(bits >= 0 && bits < 64) || shift > 30) return null
      result |= (bits & 31) << shift
      shift += 5
      if (bits < 32) return result & 1 ? ~(result >> 1) : result >> 1
    }
  }
  while (at < text.length) {
    const [up, right] = [next(), next()]
    if (up === null || right === null || places.length >= MAX_POINTS) return null
    latitude += up
    longitude += right
    if (Math.abs(latitude) > 90e5 || Math.abs(longitude) > 180e5) return null
    places.push({ latitude: latitude / 1e5, longitude: longitude / 1e5 })
  }
  return places.length < 2 ? null : places
}

/** Writes a polyline in Google's encoding; a long one is reduced to points at equal steps and both ends. */
export function encodePolyline(places: readonly Place[]): string {
  const step = Math.max(1, (places.length - 1) / (MOST_KEPT - 1))
  const points = places.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
  const last = places.at(-1)
  if (last !== undefined && points.at(-1) !== last) points.push(last)
  let [latitude, longitude] = [0, 0]
  return points
    .map((place) => {
      const [up, right] = [Math.round(place.latitude * 1e5), Math.round(place.longitude * 1e5)]
      const text = encodeNumber(up - latitude) + encodeNumber(right - longitude)
      ;[latitude, longitude] = [up, right]
      return text
    })
    .join('')
}

function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1
  let text = ''
  while (rest >= 32) {
    text += String.fromCharCode((32 | (rest & 31)) + 63)
    rest >>= 5
  }
  return text + String.fromCharCode(rest + 63)
}
