import { enNotices } from './en-notices.ts'
import { enOffline } from './en-offline.ts'

/**
 * The interface words of every first view, in English. Translators: keep the words in {braces} as they
 * are. A text that depends on a number has one line for `one` and one for `other`.
 */
export const enFirst = {
  ...enNotices,
  ...enOffline,
  'site.titleWithPage': '{page} · {site}',
  'site.titleWithError': 'Error: {title}',
  'site.titleWhenSent': 'Sent: {title}',
  'site.skipToContent': 'Skip to the content',
  'site.opensInNewTab': 'opens in a new tab',
  'site.englishIsAuthoritative': 'The English text is authoritative.',
  'site.readInEnglish': 'Read this page in English',

  'menu.open': 'Open the menu',
  'menu.close': 'Close the menu',
  'menu.name': 'Menu',
  'menu.pages': 'Pages',
  'menu.interactiveInNewTab': 'Interactive, in a new tab',
  'menu.search': 'Search...',
  'menu.searchName': 'Search this site on the web',
  'menu.searchGo': 'Search, opens in a new tab',
  'menu.readPdf': 'Or read the PDF',

  'page.discover': 'Discover',
  'page.about-us': 'About Us',
  'page.services': 'Services',
  'page.metrics': 'Metrics',
  'page.documents': 'Documents',
  'page.contact-us': 'Contact Us',
  'page.cameras': 'Traffic cameras',
  'page.camera-health': 'Camera health',
  'page.accessibility': 'Accessibility',
  'page.privacy': 'Privacy',

  'footer.countiesOf': '{counties}.',
  'footer.onTheRoad': 'On the road now',
  'footer.roadRangers': 'Road Rangers: dial *347',
  'footer.cameras': 'Traffic cameras',
  'footer.travelerInformation': '511 traveler information',
  'footer.emergency': 'Emergency: dial 911',
  'footer.thisSite': 'This site',
  'footer.newReportsFeed': 'New reports feed',
  'footer.version': 'Version {version}, released {date}',

  'discover.cameras': 'See the traffic cameras',
  'discover.onTheRoad': 'Road conditions on FL511',
  'discover.timeToAllow': 'How much time should I allow?',
  'map.title': 'Map of the district',
  'map.description':
    'The five counties on the Atlantic coast, from north to south: {counties}. I-95 runs through all of them along the coast; I-75 and I-595 cross Broward.',
  'discover.newest': 'Newest reports',
  'discover.allDocuments': 'All documents',
  'discover.interactiveReport': 'Interactive report',
  'discover.openInteractive': 'Open the interactive report',
  'discover.samePdf': 'Read the same as a PDF',
  'discover.visit': 'See where it happens',
  'discover.visitText':
    'The traffic management center works day and night. Walk through it on screen, or ask for a visit.',
  'discover.virtualTour': 'Virtual tour',
  'discover.requestVisit': 'Ask for a visit',

  'map.ocean': 'Atlantic Ocean',
  'map.lake': 'Lake Okeechobee',

  'help.title': 'Help on the road',
  'help.emergency': 'A crash, an injury, a dark signal',
  'help.roadRangers': 'Road Rangers: free help on the freeway',
  'help.conditions': 'Road conditions by phone, web or app',

  'about.cameras': 'See these roads on camera',
  'about.counties': 'Counties, from north to south',

  'contact.safetyQuestion': 'A crash or a dark signal now?',
  'contact.safetyAdvice': 'Do not use this form. Call {emergency}, or {roadRanger} for a Road Ranger.',
  'contact.phoneOrWriting': 'By phone or in writing',
  'contact.sample': 'Sample address',
  'contact.forums': 'Forums for partners',
  'contact.forumsText':
    'Online forms to take part in the meetings of industry and of traffic management centers.',
  'contact.industryForum': 'Industry forum',
  'contact.tmcForum': 'Traffic management center forum',

  'services.tabs': 'Services',

  'documents.sample': 'Sample documents',
  'keyFigures.sample': 'Sample figures',
  'loading.getting': 'Getting Data...',
  'loading.updating': 'Updating Data...',

  'toast.region': 'Notices',
  'toast.error': 'Error',
  'toast.success': 'Success',
  'toast.info': 'Info',
  'toast.warning': 'Warning',
  'toast.dismiss': 'Dismiss',

  'update.available': 'Updates available!',

  'failed.tryAgain': 'Try again',
  'failed.reference': 'Reference {reference}.',
  'failed.page': 'This page did not load',
  'failed.pageHint': 'The connection may be down. The menu still works.',

  'language.name': 'Language',
  'language.en': 'English',
  'language.es': 'Español',
  'language.ht': 'Kreyòl ayisyen',
  'languageOfDocument.en': 'English',
  'languageOfDocument.es': 'Spanish',
  'languageOfDocument.ht': 'Haitian Creole',
} as const
