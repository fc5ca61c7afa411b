/** Path under which the site serves the sample feed's video: a browser elsewhere cannot reach the feed itself. */
export const SAMPLE_VIDEO_BASE = '/sample-video/'

/** Address of a file of the sample feed's video on this site. */
export function sampleVideoAddress(videoUrl: string): string {
  return SAMPLE_VIDEO_BASE + encodeURIComponent(new URL(videoUrl).pathname.split('/').at(-1) ?? '')
}
