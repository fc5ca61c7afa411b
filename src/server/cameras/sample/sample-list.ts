import { SAMPLE_CAMERAS, type SampleCamera } from './sample-cameras.ts'

/**
 * The list as a 511 service sends it, with a few of the errors that real ones have: a camera whose place is
 * exchanged, one at zero, one listed twice, and one with the code of a web page in its name.
 */
export function buildSampleList(origin: string): object[] {
  const records: object[] = SAMPLE_CAMERAS.map((camera, index) => recordOf(camera, index, origin))
  const [first] = records
  return first === undefined ? records : [...records, first]
}

function recordOf(camera: SampleCamera, index: number, origin: string): object {
  const { id, road, direction, place, latitude, longitude, views } = camera
  const location = `${road} at ${place}`
  const at = { Latitude: latitude, Longitude: longitude }
  return {
    Id: id,
    Source: 'Sample',
    SourceId: String(id),
    Roadway: road,
    Direction: direction,
    ...(index === 40 ? { Latitude: longitude, Longitude: latitude } : at),
    ...(index === 88 ? { Latitude: 0, Longitude: 0 } : {}),
    Location: index === 12 ? `<b>${location}</b><br/>` : location,
    SortOrder: 0,
    Views: views.map((view) => ({
      Id: Number(view.id),
      Url: `${origin}/map/Cctv/${view.id}`,
      Status: view.behaviour === 'disabled' ? 'Disabled' : 'Enabled',
      Description: view.description,
      ...(view.hasVideo ? { VideoUrl: `${origin}/video/sample.m3u8` } : {}),
    })),
  }
}
