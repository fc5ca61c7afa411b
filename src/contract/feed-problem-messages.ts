/**
 * What each problem of a camera feed means, in an English sentence for the public. The keys are stable: they are the
 * `code` in a response, and translations are keyed by them. The health page uses this order.
 */
export const FEED_PROBLEM_MESSAGES = {
  noAnswer: 'The agency’s server did not respond in time.',
  tooLarge: 'The agency’s response was too large to be a list of cameras, so it was not read.',
  cutShort: 'The agency’s response was cut off.',
  forbiddenAddress: 'The list’s address leads to a server this site may not use.',
  refusedByAgency: 'The agency’s server refused to provide its list.',
  notJson: 'The agency’s response was not in the agreed format.',
  notAList: 'The agency’s response had no list of cameras.',
  emptyList: 'The agency’s list was empty, so the last one with cameras is still used.',
  tooManyRecords: 'The list had more records than this site reads. The rest were left out.',
  notARecord: 'Records that were not in the agreed format were left out.',
  noId: 'Cameras without an ID of their own were left out.',
  duplicateId: 'Cameras listed more than once are shown once.',
  noRoad: 'Cameras without a road are listed by their county, under “Other roads”.',
  noCoordinates: 'Cameras without a location appear only in the list.',
  zeroCoordinates: 'Cameras placed at latitude 0 and longitude 0 appear only in the list.',
  swappedCoordinates: 'Cameras whose latitude and longitude were swapped were put in the right place.',
  impossibleCoordinates: 'Cameras placed where the agency has no roads appear only in the list.',
  outsideArea: 'Cameras outside the area this office shows were left out.',
  htmlInText: 'Descriptions that contained HTML were turned into plain text.',
  noViews: 'Cameras without any picture were left out.',
  badPictureAddress: 'Pictures without a usable address cannot be shown.',
  unknownStatus: 'Views are treated as on if the agency does not say whether they are on.',
  hostNotAllowed: 'Pictures from servers this site is not set up to use are not shown.',
  videoHostNotAllowed: 'Videos from servers this site is not set up to use are not offered.',
  noPictureTime: 'Pictures came without the time they were taken, which the format requires.',
  slowWatch:
    'This site does not check every picture within three minutes. Those checked longer ago show the time of their last check.',
} as const
export type FeedProblemCode = keyof typeof FEED_PROBLEM_MESSAGES
