import type { messages as en } from './en-read.ts'
import type { InLanguage } from './translate.ts'

/** Messages of the page that shows the text of a report, in Haitian Creole. Review: draft */
export const messages = {
  'read.title': 'Tèks {title}',
  'read.about': 'Sou rapò sa a',
  'read.sample': 'Rapò egzanp',
  'read.fromTags': 'Tèks PDF la kòm yon paj wèb. Antèt ak pye paj ki repete sou chak paj pa ladan l.',
  'read.reviewed': 'Biwo a ekri tèks sa a pou moun li l sou wèb la. PDF la se rapò ki pibliye a.',
  'read.extracted': 'Tèks ki soti nan dosye a san estrikti',
  'read.untagged': 'PDF sa a pa gen etikèt: li pa di ki sa ki yon tit, yon lis oswa yon tablo. Anba a se mo ki sou chak paj, jan yo ye nan dosye a. Li ka difisil pou suiv tablo ak grafik yo konsa.',
  'read.withheld': 'PDF sa a gen etikèt, men etikèt yo pa ase bon pou fè yon paj. Anba a se mo ki sou chak paj, jan yo ye nan dosye a. Li ka difisil pou suiv tablo ak grafik yo konsa.',
  'read.toFix': 'Sa pou korije nan PDF la',
  'read.problem.words': {
    one: '{count} mo pa gen etikèt oswa li pa nan lòd. Mete yon etikèt sou li, oswa make l kòm atifak si se dekorasyon.',
    other: '{count} mo pa gen etikèt oswa yo pa nan lòd. Mete etikèt sou yo, oswa make yo kòm atifak si se dekorasyon.',
  },
  'read.problem.table': {
    one: '{count} tablo gen liy ki pa menm longè. Bay chak liy menm kantite kare, konte sa ki fizyone yo tou.',
    other: '{count} tablo gen liy ki pa menm longè. Bay chak liy menm kantite kare, konte sa ki fizyone yo tou.',
  },
  'read.problem.figure': {
    one: '{count} figi pa gen tèks altènatif. Ekri sa yon moun ki wè li konprann.',
    other: '{count} figi pa gen tèks altènatif. Ekri sa yon moun ki wè yo konprann nan chak.',
  },
  'read.problem.unreadable': 'Yo pa ka li etikèt li yo. Ekspòte PDF la ankò apati orijinal la.',
  'read.onPage': '(paj {page})',
  'read.onPages': '(paj {pages})',
  'read.askFormat': 'Mande yon lòt fòma',
  'read.data': 'Chif yo kòm done (CSV)',
  'read.pages': 'Paj PDF la',
  'read.page': 'Paj {page}',
  'read.noText': 'Pa gen tèks sou paj sa a.',
  'read.noAlternative': 'Yon imaj PDF la pa dekri',
  'read.wordsInPicture': 'Tèks nan imaj sa a',
  'read.table': 'Tablo',
  'read.failed': 'Tèks la pa chaje',
} as const satisfies InLanguage<typeof en>
