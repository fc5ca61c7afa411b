import type { messages as en } from './en-site.ts'
import type { InLanguage, TranslatedTexts } from './translate.ts'

/**
 * Messages of every page, in Haitian Creole, in the spelling that Haiti made official in 1979. Change `draft` below to
 * the day when somebody who speaks the language has read the file; mark single texts that need another look with `//
 * review` at their end. A noun after a number does not change in Creole, so `one` and `other` are mostly equal. Review:
 * draft
 */
export const messages = {
  'documents.sample': 'Dokiman egzanp',
  'keyFigures.sample': 'Chif egzanp',
  'site.titleWithPage': '{page} · {site}',
  'site.titleWithError': 'Erè: {title}',
  'site.titleWhenSent': 'Mesaj la ale: {title}',
  'contact.safetyQuestion': 'Gen yon aksidan oswa yon limyè sikilasyon ki etenn kounye a?',
  'contact.safetyAdvice': 'Pa sèvi ak fòmilè sa a. Rele {emergency}, oswa {assistanceNumber} pou yon {assistant}.',
  'contact.safetyCall': 'Pa sèvi ak fòmilè sa a. Rele {emergency}.',
  'page.roads': 'Sou wout la kounye a',
  'page.cameras': 'Kamera sikilasyon',
  'page.camera-health': 'Eta kamera yo',
  'discover.cameras': 'Gade kamera sikilasyon yo',
  'site.skipToContent': 'Ale nan kontni paj la',
  'site.opensInNewTab': 'louvri nan yon nouvo onglè',

  'menu.open': 'Louvri meni an',
  'menu.close': 'Fèmen meni an',
  'menu.name': 'Meni',
  'menu.pages': 'Paj yo',

  'page.discover': 'Dekouvri',
  'page.about-us': 'Ki moun nou ye',
  'page.services': 'Sèvis',
  'page.metrics': 'Mezi',
  'page.documents': 'Dokiman',
  'page.contact-us': 'Kontakte nou',
  'page.accessibility': 'Aksesibilite',
  'page.privacy': 'Vi prive',
  'page.data': 'Done ak API',
  'page.definitions': 'Definisyon',

  'footer.version': 'Vèsyon {version}, pibliye {date}',

  'discover.onTheRoad': 'Eta wout yo sou {travelerInformation}',
  'discover.timeToAllow': 'Konbyen tan pou mwen prevwa?',
  'discover.which': 'Ki wout oswa ki sòti?',
  'discover.whichHint': 'Sòti 31, Main St, ayewopò',
  'discover.findCameras': 'Chèche kamera',
  'discover.now': 'Sa kamera yo wè kounye a',

  'contact.phoneOrWriting': 'Nan telefòn oswa pa lèt',
  'contact.sample': 'Adrès egzanp',
  'contact.forums': 'Fowòm pou patnè yo',
  'contact.forumsText': 'Fòmilè sou entènèt pou patisipe nan reyinyon endistri a ak reyinyon sant jesyon sikilasyon yo.',
  'contact.industryForum': 'Fowòm endistri a',
  'contact.tmcForum': 'Fowòm sant jesyon sikilasyon yo',

  'services.tabs': 'Sèvis yo',

  'loading.getting': 'N ap chèche done yo...',
  'loading.updating': 'N ap mete done yo ajou...',

  'toast.error': 'Erè',
  'toast.success': 'Sa fèt',
  'toast.info': 'Enfòmasyon',
  'toast.warning': 'Atansyon',
  'toast.dismiss': 'Fèmen avi a',

  'update.available': 'Gen yon nouvo vèsyon!',

  'failed.tryAgain': 'Eseye ankò',
  'failed.reference': 'Referans {reference}.',
  'failed.page': 'Paj sa a pa chaje',
  'failed.pageHint': 'Petèt pa gen koneksyon. Meni an toujou mache.',

  'menu.interactiveInNewTab': 'Entèaktif, nan yon nouvo onglè',
  'menu.readPdf': 'Oswa li PDF la',
  'menu.search': 'Chèche...',
  'menu.searchGo': 'Chèche, louvri nan yon nouvo onglè',
  'menu.searchName': 'Chèche nan sit sa a sou entènèt',
  'menu.roads': 'Wout',
  'menu.events': 'Evènman ak wout ki fèmen',
  'menu.cameras': 'Kamera',

  'language.name': 'Lang',

  'languageOfDocument.en': 'angle',
  'languageOfDocument.es': 'panyòl',
  'languageOfDocument.ht': 'kreyòl ayisyen',

  'filter.road': 'Wout',
  'filter.direction': 'Direksyon',
  'filter.county': 'Konte',
  'filter.show': 'Montre',

  'discover.sample': 'Chif ak dokiman egzanp',
  'discover.allDocuments': 'Tout dokiman yo',
  'discover.interactiveReport': 'Rapò entèaktif',
  'discover.newest': 'Dènye rapò yo',
  'discover.openInteractive': 'Louvri rapò entèaktif la',
  'discover.requestVisit': 'Mande yon vizit',
  'discover.samePdf': 'Li menm bagay la an PDF',
  'discover.virtualTour': 'Vizit vityèl',
  'discover.visit': 'Vin wè kote sa fèt',
  'discover.visitAlone': 'Mande pou wè kijan biwo a jere sikilasyon an.', // review
  'discover.visitText': 'Vizite sant jesyon sikilasyon an sou ekran, oswa mande yon vizit.', // review

  'map.description': 'Kat la montre konte sa yo: {counties}.',
  'map.roads': 'Wout ki gen siy sou li: {roads}.',
  'map.title': 'Kat distri a',

  'about.cameras': 'Gade wout sa yo sou kamera',
  'about.counties': 'Konte yo',
  'about.county': 'Konte',

  'help.conditions': 'Eta wout yo nan telefòn oswa sou entènèt',
  'help.conditionsOnline': 'Eta wout yo sou entènèt', // review
  'help.emergency': 'Yon aksidan, yon moun blese, yon limyè sikilasyon ki etenn',
  'help.assistance': '{assistance}: èd gratis sou otowout la',
  'help.title': 'Èd sou wout la',

  'site.englishIsAuthoritative': 'Tèks ofisyèl la se tèks angle a; tradiksyon sa a la pou ede ou.',
  'site.readInEnglish': 'Read this page in English',
  'site.notTranslated': 'Paj sa a poko tradui, kidonk li parèt an angle.', // review
  'site.draft': 'Bouyon tradiksyon: yon moun ki pale kreyòl ayisyen poko revize l.',

  'footer.emergency': 'Ijans: rele {emergency}',
  'footer.newReportsFeed': 'Nouvo rapò (kanal nouvèl)',
  'footer.noticesFeed': 'Avi biwo a (kanal nouvèl)',
  'footer.onTheRoad': 'Sou wout la kounye a',
  'footer.assistance': '{assistance}: konpoze {assistanceNumber}',
  'footer.thisSite': 'Sit sa a',
  'footer.travelerInformation': '{travelerInformation}, enfòmasyon pou vwayajè',

  'notices.open': 'Avi ({count})',
  'notices.title': 'Avi yo',
  'notices.meaning': 'Dènye mesaj paj sa a, sa ki pi resan an an premye. Dènye 20 yo rete la jiskaske ou rechaje paj la oswa ou kite li.',
  'notices.close': 'Fèmen avi yo',

  'officeNotices.name': 'Avi biwo a',
  'officeNotices.emergency': 'Ijans',
  'officeNotices.closure': 'Wout fèmen',
  'officeNotices.information': 'Enfòmasyon',
  'officeNotices.until': 'Jiska {time}',
  'officeNotices.more': 'Plis enfòmasyon',
  'officeNotices.hide': 'Kache avi sa a',

  'offline.title': 'Ou pa gen koneksyon.',
  'offline.unreachable': 'Sit la pa reponn.',
  'offline.copyOf': 'Sa a se yon kopi ki anrejistre ({time}). Fòmilè yo bezwen yon koneksyon.',

  'documents.openPdf': 'Louvri PDF la',
  'documents.showAll': 'Montre tout {count} yo',
  'documents.showingFirst': '{shown} ki pi resan sou {count}.',
  'documents.restLoading': { one: 'N ap chèche lòt la…', other: 'N ap chèche {count} lòt yo…' },
  'documents.restFailed': 'Lòt yo pa chaje.',
  'documents.olderFrom': 'Sa ki pi ansyen yo, youn apre lòt, apati {title}',
  'documents.empty.newest': 'Poko gen okenn rapò ki pibliye',
  'documents.emptyHint': 'Lè biwo a pibliye youn, l ap parèt isit la.',
  'documents.failed.newest': 'Dènye rapò yo pa chaje',
  'failed.hint': 'Rès paj la konplè.',

  'archive.since': 'Nan achiv depi {date}',
  'archive.mark': 'Nan achiv',
  'report.kind.documents_annual': 'Rapò anyèl',
  'report.kind.documents_strategicBusinessPlans': 'Plan estratejik',
  'report.kind.documents_masterPlans': 'Plan direktè',
  'report.kind.metrics_freeway_weekly': 'Rapò sou otowout yo, chak semèn',
  'report.kind.metrics_freeway_monthly': 'Rapò sou otowout yo, chak mwa',
  'report.kind.metrics_freeway_quarterly': 'Rapò sou otowout yo, chak trimès',
  'report.kind.arterial': 'Rapò sou gran ri yo, {place}',
  'report.kind.express': 'Rapò sou liy ekspres yo, {place}',
  'report.kind.services_incidentManagement_tim': 'Rapò sou jesyon ensidan sikilasyon',
  'report.kind.ramp_monthly': 'Rapò sou limyè ranp yo, chak mwa',
  'report.kind.none': 'Rapò',
  'report.pdfPages': { one: 'PDF, {count} paj', other: 'PDF, {count} paj' },
  'report.quarter': 'T{number} {year}',
  'report.pdf': 'PDF',
  'report.revised': 'Revize {date}',
  'report.preliminary': 'Pwovizwa',
  'report.sample': 'Egzanp',
  'report.checks.clear': 'Tès otomatik yo pa jwenn anyen', // review
  'report.checks.problems': { one: '{count} pwoblèm jwenn', other: '{count} pwoblèm jwenn' }, // review
  'report.checks.untagged': 'San etikèt',
  'report.checks.unchecked': 'Nou pa t kapab verifye l', // review

  'reportPage.period': 'Peryòd',

  'keyFigures.title': 'Pèfòmans wout yo',
  'keyFigures.meaning': 'Sa sa vle di',
  'keyFigures.definition': 'Kijan yo defini li',
  'keyFigures.measured': '{measured} sou {of} evènman',
  'keyFigures.coverage': '{percent}\u00a0% mezire',
  'keyFigures.failed': 'Chif prensipal yo pa chaje',
  'keyFigures.empty': 'Poko gen chif ki pibliye',
  'keyFigures.emptyHint': 'Lè biwo a pibliye chif, dènye yo ap parèt isit la.',
  'keyFigures.chart': 'Gade grafik la',
  'metrics.direction.northbound': 'nan direksyon nò',
  'metrics.direction.southbound': 'nan direksyon sid',
  'metrics.direction.eastbound': 'nan direksyon lès',
  'metrics.direction.westbound': 'nan direksyon lwès',
  'metrics.direction.all': 'toude direksyon',

  'compare.faster': '**{difference} pi vit** pase {baseline}',
  'compare.slower': '**{difference} pi dousman** pase {baseline}',
  'compare.better': '**Vin pi bon: {difference}** diferans ak {baseline}',
  'compare.worse': '**Vin pi mal: {difference}** diferans ak {baseline}',
  'compare.same': '**Prèske menm jan** ak {baseline} ({before})',
  'compare.more': '**{difference} plis** pase {baseline}',
  'compare.less': '**{difference} mwens** pase {baseline}',
  'compare.moreBetter': '**{difference} plis** pase {baseline}, sa pi bon',
  'compare.moreWorse': '**{difference} plis** pase {baseline}, sa pi mal',
  'compare.lessBetter': '**{difference} mwens** pase {baseline}, sa pi bon',
  'compare.lessWorse': '**{difference} mwens** pase {baseline}, sa pi mal',
  'compare.notMeasured': 'Yo pa mezire li nan peryòd sa a',
  'compare.nothing': 'Pa gen anyen pou konpare ak {baseline}',
  'compare.previous.week': 'semèn anvan an',
  'compare.previous.month': 'mwa anvan an',
  'compare.previous.quarter': 'trimès anvan an',
  'compare.previous.other': 'peryòd anvan an',
  'compare.mean.week': 'mwayèn 52 semèn',
  'compare.mean.month': 'mwayèn 12 mwa',
  'compare.mean.quarter': 'mwayèn 4 trimès',
  'compare.lastYear.week': 'menm semèn nan, ane pase',
  'compare.lastYear.month': 'menm mwa a, ane pase',
  'compare.lastYear.quarter': 'menm trimès la, ane pase',
  'unit.point': 'pwen',
  'unit.points': 'pwen',

  'search.go': 'Chèche',
  'search.clear': 'Efase rechèch la',
  'search.fiscalYear': 'AF {year}',
  'search.site': 'Chèche sou sit la',

  'place.exit': 'Sòti',

  'headline.minutesToReopenLanes': 'Tan pou relouvri liy yo',
  'headline.minutesToReopenLanes.meaning': 'Minit soti nan premye apèl la rive lè tout liy yo louvri, pou evènman ki te bloke yon liy. Se mwayèn tout evènman kote yo te anrejistre lè yo; kèk ki long anpil fè l monte.',
  'headline.lanesOpenWithin90MinutesPercent': 'Liy louvri nan {clearanceGoal} minit oswa mwens',
  'headline.lanesOpenWithin90MinutesPercent.meaning': 'Pati nan evènman ki te bloke yon liy epi kote yo te anrejistre lè yo, ki te gen tout liy yo louvri nan {clearanceGoal} minit oswa mwens apre premye apèl la.',
  'headline.roadRangerAssists': 'Èd {assistance} bay',
  'headline.roadRangerAssists.meaning': 'Konbyen fwa yon {assistant} te ede yon moun, gratis.',
  'headline.express95AtOrAbove45MphPercent': '{mainExpress} a 45 mph oswa pi vit',
  'headline.express95AtOrAbove45MphPercent.meaning': 'Pati nan tan an machin yo nan liy ekspres yo t ap woule a 45 mph oswa pi vit. Yo pa konte entèval yo pa obsève.',

  'missing.name': 'Nou pa jwenn adrès sa a',
  'missing.nothingAt': 'Pa gen anyen nan {address}.',
  'missing.hint': 'Petèt non an chanje, oswa lyen an gen yon erè.',
  'missing.search': 'Chèche sou sit sa a',
  'missing.searchFor': 'Chèche “{words}”',
  'missing.report': 'Pa gen rapò sa a',
  'missing.figures': 'Pa gen chif sa yo',
  'missing.camera': 'Pa gen kamera sa a',
} as const satisfies InLanguage<typeof en> & TranslatedTexts
