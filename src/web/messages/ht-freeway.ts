import type { enMetrics } from './en-metrics.ts'
import type { InLanguage } from './message-types.ts'

/**
 * The words of freeways and of the time to allow, in Haitian Creole. The rules of en-metrics.ts hold.
 * Review: draft
 */
export const htFreeway = {
  'freeway.lead.faster':
    'Liy yo {where}te relouvri nan **{time}** an mwayèn {when}, **{difference} pi vit** pase {baseline}.',
  'freeway.lead.slower':
    'Liy yo {where}te relouvri nan **{time}** an mwayèn {when}, **{difference} pi dousman** pase {baseline}.',
  'freeway.lead.same':
    'Liy yo {where}te relouvri nan **{time}** an mwayèn {when}, **prèske menm jan** ak {baseline}.',
  'freeway.lead.alone': 'Liy yo {where}te relouvri nan **{time}** an mwayèn {when}.',
  'freeway.lead.notMeasured': 'Yo pa mezire konbyen tan sa te pran pou relouvri liy yo {where}{when}.',
  'freeway.onRoad': 'sou {road} ',
  'freeway.coverage':
    '{measured} sou {of} evènman ki te bloke yon liy te gen tout lè yo ({percent}\u00a0% mezire).',
  'freeway.coverageAll': '{measured} sou {of} evènman te gen tout lè yo.',
  'freeway.figure.lanesOpen': 'Liy louvri, mwayèn',
  'freeway.figure.sceneClear': 'Kote a lib, mwayèn',
  'freeway.figure.openRoads': 'Liy louvri nan 90 minit oswa mwens',
  'freeway.spread': 'Medyàn {median} · 9 sou 10 nan {p90} oswa mwens',
  'freeway.openRoadsFacts': 'Règ Open Roads · {count} evènman',
  'freeway.steps': 'Konbyen tan chak etap te pran',
  'freeway.stepsSubtitle': 'Mwayèn minit pou chak evènman, {period}',
  'freeway.step.verification': 'Verifye',
  'freeway.step.verificationNote': 'apre premye apèl la',
  'freeway.step.response': 'Èd rive',
  'freeway.step.responseNote': 'apre li verifye',
  'freeway.step.roadway_clearance': 'Liy louvri',
  'freeway.step.roadway_clearanceNote': 'apre premye apèl la',
  'freeway.step.incident_clearance': 'Kote a lib',
  'freeway.step.incident_clearanceNote': 'apre premye apèl la',
  'freeway.step': 'Etap',
  'freeway.stepSpoken': '{step}: {now}; {before}; {mean}',
  'freeway.phoneStep': '**{number}** min · anvan {before}',
  'freeway.phoneStepAlone': '**{number}** min',
  'freeway.phoneIndex': '**{number}** · anvan {before}',
  'freeway.phoneIndexAlone': '**{number}**',
  'freeway.trend.week': 'Senkannde semèn pou debloke wout yo',
  'freeway.trend.month': 'De lane pou debloke wout yo',
  'freeway.trend.quarter': 'Twa lane pou debloke wout yo',
  'freeway.trendOf': '{measure}, peryòd apre peryòd',
  'freeway.trendSubtitle': '{unit}, {where}',
  'freeway.meanOf': 'Mwayèn {unit} pou chak evènman',
  'freeway.goal': 'Objektif Open Roads: liy louvri nan 90 minit oswa mwens',
  'freeway.goalShort': 'Objektif Open Roads: 90 minit',
  'freeway.lanesOpen': 'Liy louvri',
  'freeway.sceneClear': 'Kote a lib',
  'freeway.events': 'Sa ki te pase',
  'freeway.eventsSubtitle': 'Evènman pa kalite, tout konte yo, {period}',
  'freeway.event': 'Evènman',
  'freeway.eventsByCounty': 'Evènman pa kalite ak pa konte, {period}',
  'freeway.countiesUnpublished': 'Evènman pa konte yo pibliye pou tout otowout yo ansanm.',
  'freeway.noneRecorded': 'okenn pa anrejistre',
  'freeway.noneRecordedNote':
    'Nan tablo pa konte a, yon tirè vle di yo pa anrejistre okenn evènman kalite sa a la.',
  'freeway.trips': 'Lè blokis jou lasemèn, {period}',
  'freeway.reliability': 'Konbyen ou ka konte sou chak wout',
  'freeway.reliabilitySubtitle':
    'Endis tan pou planifye nan toude lè blokis yo, {period}: 1.50 vle di prevwa 30 minit pou 20 sou yon wout vid',
  'freeway.reliabilityRoad': 'Wout',
  'freeway.segments': { one: '{count} bout wout ak lè blokis', other: '{count} bout wout ak lè blokis' },
  'freeway.trip': 'Vwayaj',
  'freeway.tripName': '{road} {direction}, {segment}',
  'freeway.peak': 'Lè blokis',
  'freeway.typical': 'Dabitid',
  'freeway.allow': 'Prevwa',
  'freeway.buffer': 'Tan anplis',
  'freeway.coverageShort': 'Pati ki mezire',
  'freeway.reliabilityEmpty': 'Pa gen tan vwayaj ki pibliye pou chwa sa a',
  'freeway.reliabilityEmptyHint':
    'Chif sou evènman yo ak chif sou tan vwayaj yo soti nan sistèm diferan, nan moman diferan.',

  'allow.title': 'Konbyen tan pou mwen prevwa?',
  'allow.trip': 'Vwayaj',
  'allow.peak': 'Kilè',
  'allow.answer': 'Dabitid vwayaj sa a pran **{typical}**. Prevwa **{allow}** pou rive alè 19 fwa sou 20.',
  'allow.notMeasured': 'Yo pa mezire vwayaj sa a {when}.',
  'allow.basis': 'Mezire {period}, {coverage}. Sou yon wout vid li pran {free}.',
  'allow.coverage': '{percent}\u00a0% entèval yo',
  'allow.coverageUnknown': 'yo pa di ki pati ki mezire',
} as const satisfies Partial<InLanguage<typeof enMetrics>>
