/**
 * What each problem of a feed of roads or weather means, in an English sentence for the public. The keys are stable: they are the
 * `code` in a response, and translations are keyed by them. The health page uses this order.
 */
export const ROAD_PROBLEM_MESSAGES = {
  noAnswer: 'The agency’s server did not respond in time.',
  tooLarge: 'The agency’s response was too large, so it was not read.',
  cutShort: 'The agency’s response was cut off.',
  forbiddenAddress: 'The feed’s address leads to a server this site may not use.',
  refusedByAgency: 'The agency’s server refused to provide its list.',
  notJson: 'The agency’s response was not in the agreed format.',
  notAList: 'The agency’s response had no list.',
  emptyList: 'The list was suddenly empty, which is believed only when it comes again.',
  tooManyRecords: 'The list had more records than this site reads. The rest were left out.',
  notARecord: 'Records that were not in the agreed format were left out.',
  noId: 'Records without an ID were left out.',
  nothingSaid: 'Records that say neither where nor what were left out.',
  duplicateId: 'Records listed more than once are shown once, as they were last changed.',
  unknownKind:
    'Events of a kind this site does not know are shown as incidents, those of work zones as roadwork.',
  detour: 'Detours are shown with the work they belong to, not as events of their own.',
  noRoad: 'Records without a road are listed under “Other roads”.',
  noCoordinates: 'Records without a location appear only in the list.',
  zeroCoordinates: 'Records placed at latitude 0 and longitude 0 appear only in the list.',
  swappedCoordinates: 'Records whose latitude and longitude were swapped were put in the right place.',
  impossibleCoordinates: 'Records placed where the agency has no roads appear only in the list.',
  badPolyline: 'Stretches that could not be read are shown as points.',
  noTime: 'Warnings without the time they were sent were left out.',
  unreadableVtec: 'Warnings whose event code cannot be read were left out.',
  tooLong: 'Warnings with more text than the service writes were left out.',
  badTime: 'Times that could not be read are left out.',
  badSchedule: 'Work hours that could not be read are shown in the agency’s own words.',
  htmlInText: 'Texts that contained HTML were turned into plain text.',
  sameEvent: 'Work that two feeds list is shown once, and names both sources.',
  outsideArea: 'Records outside the area this office shows were left out.',
  longOver:
    'Events still listed more than two hours after the end their source named, without further word, were left out.',
} as const
export type RoadProblemCode = keyof typeof ROAD_PROBLEM_MESSAGES
