/**
 * What each problem of a camera feed means, in a sentence for the public, in English. The keys are stable: they are
 * the `code` of an answer, and translations are made by them. The order is that of the health page.
 */
export const FEED_PROBLEM_WORDS = {
  noAnswer: 'The agency’s server did not answer in time.',
  tooLarge: 'The agency’s answer was larger than a list of cameras can be, and was not read.',
  cutShort: 'The agency’s answer broke off before its end.',
  forbiddenAddress: 'The list’s address leads to a place this site may not ask.',
  refusedByAgency: 'The agency’s server refused to hand out its list.',
  notJson: 'The agency’s answer was not in the form agreed on.',
  notAList: 'The agency’s answer held no list of cameras.',
  emptyList: 'The agency’s list was empty; the last one that was not is kept.',
  tooManyRecords: 'The list held more records than this site reads; the rest was left out.',
  notARecord: 'Records that were not in the form agreed on were left out.',
  noId: 'Cameras without a name of their own were left out.',
  duplicateId: 'Cameras listed more than once were shown once.',
  noRoad: 'Cameras without a road are listed by their county, under “Other roads”.',
  noCoordinates: 'Cameras without a place on the map stand in the list only.',
  zeroCoordinates: 'Cameras placed at latitude 0 and longitude 0 stand in the list only.',
  swappedCoordinates: 'Cameras whose latitude and longitude were exchanged were put in their right place.',
  impossibleCoordinates: 'Cameras placed where no road of the agency can be stand in the list only.',
  htmlInText: 'Descriptions that held the code of web pages were turned into plain text.',
  noViews: 'Cameras without any picture were left out.',
  badPictureAddress: 'Pictures without an address that can be used cannot be shown.',
  unknownStatus: 'Views of which the agency does not say whether they are on are treated as on.',
  hostNotAllowed: 'Pictures from servers this site is not set up to ask are not shown.',
  videoHostNotAllowed: 'Videos from servers this site is not set up to use are not offered.',
  noPictureTime: 'Pictures came without the time they were taken, which the format asks for.',
  slowWatch:
    'This site does not check every picture within three minutes. Those checked longer ago say since when.',
} as const
export type FeedProblemCode = keyof typeof FEED_PROBLEM_WORDS
