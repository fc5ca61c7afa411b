import type { enForms } from './en-forms.ts'
import type { InLanguage } from './message-types.ts'

/**
 * The words of the contact page's forms, in Haitian Creole; what is wrong with a field stands in ht-errors.ts. The
 * rules of en.ts hold.
 * Review: draft
 */
export const htForms = {
  'forms.which': 'Kisa ou ta renmen voye?',
  'forms.feedback': 'Kòmantè',
  'forms.visit': 'Mande yon vizit',
  'forms.optional': '(si ou vle)',
  'forms.chooseOne': 'Chwazi youn',
  'forms.leaveEmpty': 'Kite espas sa a vid',
  'forms.written': '{written} sou {most} karaktè',
  'forms.charactersLeft': { one: '{count} karaktè rete', other: '{count} karaktè rete' },
  'forms.charactersOver': { one: '{count} karaktè twòp', other: '{count} karaktè twòp' },

  'forms.topic': 'Sou kisa li ye?',
  'forms.topic.website': 'Sit entènèt sa a',
  'forms.topic.camera': 'Yon kamera ki pa mache',
  'forms.topic.rampSignal': 'Yon limyè ranp',
  'forms.topic.expressLanes': 'Liy ekspres',
  'forms.topic.trafficSignal': 'Yon limyè sikilasyon oswa yon gran ri',
  'forms.topic.roadRanger': 'Road Rangers',
  'forms.topic.report': 'Yon rapò oswa chif ki ladan l',
  'forms.topic.accessibility': 'Yon pwoblèm aksesibilite oswa yon lòt fòma',
  'forms.topic.other': 'Yon lòt bagay',
  'forms.about': 'Paj, kamera oswa rapò',
  'forms.aboutHint': 'Nou ranpli sa pou ou. Chanje l si li pa bon.',
  'forms.about.report': 'Rapò: {title}',
  'forms.about.camera': 'Kamera: {name}',
  'forms.about.page': 'Paj: {title}',
  'forms.message': 'Mesaj ou',
  'forms.messageHint':
    'Soti {least} rive {most} karaktè. Pa mete anyen ki prive, tankou nimewo plak oswa nimewo kont.',
  'forms.formatHint':
    'Di ki fòma ou bezwen: gwo lèt, Bray, odyo, yon fichye ki gen etikèt oswa yon lòt lang.',
  'forms.name': 'Non ou',
  'forms.wantsReply': 'Mwen ta renmen yon repons',
  'forms.email': 'Imèl',
  'forms.emailOrPhone': 'Oswa bay yon nimewo telefòn pi ba a.',
  'forms.phone': 'Telefòn',
  'forms.phoneHint': 'Ak kòd rejyonal la.',
  'forms.phoneInstead': 'Ak kòd rejyonal la. Li ase si ou pa bay yon adrès imèl.',
  'forms.replyLanguage': 'Lang repons lan',
  'forms.sendFeedback': 'Voye kòmantè a',

  'forms.organization': 'Òganizasyon',
  'forms.groupType': 'Kalite gwoup',
  'forms.groupType.school': 'Lekòl',
  'forms.groupType.university': 'Inivèsite oswa kolèj',
  'forms.groupType.agency': 'Ajans piblik',
  'forms.groupType.industry': 'Endistri',
  'forms.groupType.civic': 'Gwoup sivik',
  'forms.groupType.media': 'Laprès',
  'forms.groupType.other': 'Yon lòt gwoup',
  'forms.contactName': 'Moun pou nou kontakte',
  'forms.visitEmailHint': 'Se nan adrès sa a nou reponn.',
  'forms.groupSize': 'Konbyen moun',
  'forms.groupSizeHint': 'Soti 1 rive {most}.',
  'forms.youngestAge': 'Laj vizitè ki pi jèn nan',
  'forms.youngestAgeHint': 'An ane. Nou mande lekòl yo sèlman.',
  'forms.dateRule':
    'Yon jou soti lendi rive vandredi ki pa jou ferye, omwen {days} jou travay davans epi nan {months} mwa k ap vini yo.',
  'forms.dateFirst': 'Premye chwa jou',
  'forms.dateSecond': 'Dezyèm chwa jou',
  'forms.dateSpan': 'Soti {earliest} rive {latest}.',
  'forms.timeWindow': 'Ki lè nan jounen an',
  'forms.timeWindow.am': 'Maten',
  'forms.timeWindow.pm': 'Apremidi',
  'forms.visitKind': 'Kijan ou ta renmen fè vizit la?',
  'forms.visitKind.inPerson': 'An pèsòn',
  'forms.visitKind.virtual': 'Sou videyo',
  'forms.language': 'Lang vizit la',
  'forms.accommodations': 'Sa nenpòt moun bezwen pou patisipe',
  'forms.accommodationsHint':
    'Antre san mach eskalye, yon entèprèt, yon kote ki kal. Pa plis pase {most} karaktè.',
  'forms.notes': 'Yon lòt bagay ou vle di',
  'forms.notesHint': 'Pa plis pase {most} karaktè.',
  'forms.mayBePostponed': 'Nou ka ranvwaye yon vizit si gen ijans.',
  'forms.sendVisit': 'Voye demann lan',

  'forms.publicRecords':
    'Daprè lwa Florid, adrès imèl se dosye piblik. Si ou pa vle yo bay adrès imèl ou lè yon moun mande dosye piblik, pa voye imèl bay biwo sa a. Pito ou kontakte biwo a nan telefòn oswa pa lèt.',
  'forms.byPhoneOrWriting': 'Nan telefòn oswa pa lèt',
  'forms.afterSending': 'Ou jwenn yon nimewo referans. Sa ou ekri rete sou aparèy sa a jiskaske li voye.',
  'forms.sending': 'N ap voye mesaj ou…',
  'forms.proving':
    'Aparèy ou ap rezoud yon ti travay ki anpeche pwogram òdinatè voye twòp mesaj bay biwo a. Sa pran kèk segonn.',

  'forms.summary': { one: 'Tanpri korije yon repons', other: 'Tanpri korije {count} repons' },
  'forms.summaryHint': 'Mesaj ou toujou la. Anyen poko voye.',
  'forms.errorPrefix': 'Erè:',

  'forms.notSent': 'Mesaj ou pa voye',
  'forms.kept': 'Tout sa ou te ekri toujou la.',
  'forms.failed.offline': 'Ou pa gen koneksyon. Voye l ankò lè koneksyon an retounen.',
  'forms.failed.noAnswer': 'Sit la pa reponn. Petèt pa gen koneksyon.',
  'forms.failed.tooMany': {
    one: 'Twòp mesaj soti nan koneksyon ou. Tann {count} segonn, apre sa voye l ankò.',
    other: 'Twòp mesaj soti nan koneksyon ou. Tann {count} segonn, apre sa voye l ankò.',
  },
  'forms.failed.unavailable':
    'Sit la pa ka sere mesaj kounye a. Eseye ankò nan kèk minit, oswa rele {phone} ({hours}), oswa ekri nan {post}.',
  'forms.failed.confirm': 'Tanpri peze bouton an yon lòt fwa, pou nou konnen mesaj la soti nan paj sa a.',
  'forms.failed.noProof':
    'Navigatè ou a pa t ka rezoud ti travay ki bloke pwogram òdinatè yo. Eseye ankò, oswa rele {phone} ({hours}), oswa ekri nan {post}.',
  'forms.failed.refused': 'Sit la pa aksepte mesaj la. Eseye ankò, oswa rele {phone} ({hours}).',
  'forms.failed.reference': 'Referans pwoblèm sa a: {reference}.',
  'forms.tryAgain': 'Eseye ankò',

  'forms.stored': 'Nou sere mesaj ou',
  'forms.storedVisit': 'Nou sere demann ou',
  'forms.reference': 'Referans',
  'forms.keepReference': 'Note oswa enprime nimewo sa a. Bay li lè ou rele oswa ekri sou mesaj ou.',
  'forms.next': 'Sa k ap fèt apre',
  'forms.next.read': 'Biwo a li mesaj ou yon jou travay.',
  'forms.next.reply': 'Ou te mande yon repons, kidonk biwo a ap reponn ou pa imèl oswa nan telefòn.',
  'forms.next.noReply': 'Ou pa t mande repons, kidonk ou p ap resevwa youn.',
  'forms.next.visitRequested': 'Vizit ou a mande, li poko konfime.',
  'forms.next.visitAnswer':
    'Biwo a reponn pa imèl oswa nan telefòn, epi li di ki jou ak ki lè ki bon. Tanpri tann repons sa a.',
  'forms.next.urgent': 'Si sa vin ijan, rele {phone} ({hours}).',
  'forms.calendar': 'Ajoute nan kalandriye ou',
  'forms.calendarHint':
    'Yon fichye kalandriye (.ics) ak jou ou te mande yo, ki make kòm mande, poko konfime.',
  'forms.another': 'Ekri yon lòt mesaj',

  'calendar.summary': 'Mande, poko konfime: vizit nan sant jesyon sikilasyon an',
  'calendar.summaryFirst': 'Mande (premye chwa), poko konfime: vizit nan sant jesyon sikilasyon an',
  'calendar.summarySecond': 'Mande (dezyèm chwa), poko konfime: vizit nan sant jesyon sikilasyon an',
  'calendar.description':
    'Referans {reference}. Biwo a poko konfime jou sa a; l ap di ki lè. Nou ka ranvwaye yon vizit si gen ijans. Telefòn {phone} ({hours}).',
} as const satisfies InLanguage<typeof enForms>
