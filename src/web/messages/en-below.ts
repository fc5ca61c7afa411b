/**
 * The words below and beside a first view, in English: of the menu, the footer and what a visitor scrolls to. They come
 * with the parts that say them. The rules of en-first.ts hold.
 */
export const enBelow = {
  'menu.interactiveInNewTab': 'Interactive, in a new tab',
  'menu.readPdf': 'Or read the PDF',
  'menu.search': 'Search...',
  'menu.searchGo': 'Search, opens in a new tab',
  'menu.searchName': 'Search this site on the web',

  'language.en': 'English',
  'language.es': 'Español',
  'language.ht': 'Kreyòl ayisyen',
  'language.name': 'Language',

  'languageOfDocument.en': 'English',
  'languageOfDocument.es': 'Spanish',
  'languageOfDocument.ht': 'Haitian Creole',

  'discover.allDocuments': 'All documents',
  'discover.interactiveReport': 'Interactive report',
  'discover.newest': 'Newest reports',
  'discover.openInteractive': 'Open the interactive report',
  'discover.requestVisit': 'Ask for a visit',
  'discover.samePdf': 'Read the same as a PDF',
  'discover.virtualTour': 'Virtual tour',
  'discover.visit': 'See where it happens',
  'discover.visitText':
    'The traffic management center works day and night. Walk through it on screen, or ask for a visit.',

  'map.description':
    'The five counties on the Atlantic coast, from north to south: {counties}. I-95 runs through all of them along the coast; I-75 and I-595 cross Broward.',
  'map.lake': 'Lake Okeechobee',
  'map.ocean': 'Atlantic Ocean',
  'map.title': 'Map of the district',

  'about.cameras': 'See these roads on camera',
  'about.counties': 'Counties, from north to south',

  'help.conditions': 'Road conditions by phone, web or app',
  'help.emergency': 'A crash, an injury, a dark signal',
  'help.roadRangers': 'Road Rangers: free help on the freeway',
  'help.title': 'Help on the road',

  'site.englishIsAuthoritative': 'The English text is authoritative.',
  'site.readInEnglish': 'Read this page in English',

  'footer.cameras': 'Traffic cameras',
  'footer.countiesOf': '{counties}.',
  'footer.emergency': 'Emergency: dial 911',
  'footer.newReportsFeed': 'New reports feed',
  'footer.onTheRoad': 'On the road now',
  'footer.roadRangers': 'Road Rangers: dial *347',
  'footer.thisSite': 'This site',
  'footer.travelerInformation': '511 traveler information',
} as const
