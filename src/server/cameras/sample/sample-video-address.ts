/** Below which the site hands out the sample feed's video: a browser elsewhere cannot reach the feed itself. */
export const SAMPLE_VIDEO_BASE = '/sample-video/'

/** Where the site hands out a file of the sample feed's video. */
export function sampleVideoAddress(videoUrl: string): string {
  return SAMPLE_VIDEO_BASE + encodeURIComponent(new URL(videoUrl).pathname.split('/').at(-1) ?? '')
}
