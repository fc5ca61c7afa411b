/** Messages of the page Data and API, in English. */
export const messages = {
  'data.api': 'One API',
  'data.apiText': 'Every page of this site is built from calls that anyone may use, including other websites. They return JSON, and tables also come as CSV.',
  'data.openApi': 'All calls, as OpenAPI',
  'data.examples': 'Examples',
  'data.example.reports': 'All annual reports',
  'data.example.series': 'Every week of freeway figures, as CSV',
  'data.example.search': 'Pages of documents that mention “ramp”',
  'data.feeds': 'Feeds',
  'data.feedsText': 'A feed tells your reader or program when {site} publishes or revises a report.',
  'data.example.roads': 'Closures on the roads now',
  'data.roadEvents': 'Events on the roads',
  'data.workZones': 'Closures and work zones',
  'data.allReports': 'All reports',
  'data.officeNotices': 'Office notices',
  'data.embed': 'Show a figure on another website',
  'data.embedText': 'Paste these lines into a page. They show the newest figure each time someone opens it. Please name {site} as the source.',
} as const
