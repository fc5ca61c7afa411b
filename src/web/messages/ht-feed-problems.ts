import type { FeedProblemTexts } from './message-types.ts'

/**
 * What went wrong with a camera feed, in Haitian Creole.
 * Review: draft
 */
export const htFeedProblems: FeedProblemTexts = {
  noAnswer: 'Sèvè ajans lan pa reponn alè.',
  tooLarge: 'Repons ajans lan te pi gwo pase sa yon lis kamera ka ye, kidonk yo pa li l.',
  cutShort: 'Repons ajans lan koupe anvan li fini.',
  forbiddenAddress: 'Adrès lis la mennen yon kote sit sa a pa gen dwa mande.',
  refusedByAgency: 'Sèvè ajans lan refize bay lis li.',
  notJson: 'Repons ajans lan pa t nan fòm yo te antann yo sou li a.',
  notAList: 'Repons ajans lan pa t gen okenn lis kamera.',
  emptyList: 'Lis ajans lan te vid; yo kenbe dènye lis ki pa t vid la.',
  tooManyRecords: 'Lis la te gen plis anrejistreman pase sa sit sa a li; yo kite rès la deyò.',
  notARecord: 'Yo kite deyò anrejistreman ki pa t nan fòm yo te antann yo sou li a.',
  noId: 'Yo kite deyò kamera ki pa gen pwòp non yo.',
  duplicateId: 'Kamera ki te nan lis la plis pase yon fwa parèt yon sèl fwa.',
  noRoad: 'Kamera ki pa gen wout yo anba “Lòt wout”, pa konte.',
  noCoordinates: 'Kamera ki pa gen plas sou kat la parèt nan lis la sèlman.',
  zeroCoordinates: 'Kamera ki sou latitid 0 ak lonjitid 0 parèt nan lis la sèlman.',
  swappedCoordinates: 'Kamera ki te gen latitid ak lonjitid chanje youn pou lòt, yo mete yo nan bon plas yo.',
  impossibleCoordinates: 'Kamera ki sou yon plas kote okenn wout ajans lan pa ka ye parèt nan lis la sèlman.',
  htmlInText: 'Deskripsyon ki te gen kòd paj entènèt ladan yo tounen tèks senp.',
  noViews: 'Yo kite deyò kamera ki pa gen okenn imaj.',
  badPictureAddress: 'Imaj ki pa gen yon adrès yo ka sèvi avè l pa ka parèt.',
  unknownStatus: 'Lè ajans lan pa di si yon vi limen, yo trete l tankou si l limen.',
  hostNotAllowed: 'Imaj ki soti nan sèvè sit sa a pa pare pou mande pa parèt.',
  videoHostNotAllowed: 'Videyo ki soti nan sèvè sit sa a pa pare pou sèvi avè yo pa ofri.',
  noPictureTime: 'Imaj yo rive san lè yo te pran yo a, ki se yon bagay fòma a mande.',
  slowWatch: 'Sit sa a pa rive tcheke chak imaj nan twa minit. Sa li pa tcheke depi plis tan di depi kilè.',
}
