/** Every call lives below this path. */
export const API_BASE = '/api/api/'

/** Set by the service worker on a response that is a copy: when the server sent the original. */
export const COPY_HEADER = 'X-Copy-Of'

/**
 * The path of each call below `API_BASE`; `{name}` is a parameter. Separate from the schemas so that a
 * page can build an address without loading them.
 */
export const ENDPOINT_PATHS = {
  getReports: 'Documents/GetReports/{category}',
  getReport: 'Documents/GetReport/{id}',
  getReadable: 'Documents/GetReadable/{id}',
  getNewestReports: 'Documents/GetNewestReports',
  getArchivedReports: 'Documents/GetArchivedReports',
  getAccessibilitySummary: 'Documents/GetAccessibilitySummary',
  searchDocuments: 'Documents/Search',
  getRampSignalsData: 'Documents/GetRampSignalsData',
  getStats: 'Documents/GetStats',
  getTimReports: 'Documents/GetTimReports/{id}',
  getPage: 'Pages/GetPage/{language}/{page}',
  getTable: 'Metrics/GetTable/{reportId}',
  getSeries: 'Metrics/GetSeries/{category}',
  getFreewayOverview: 'Metrics/GetFreewayOverview/{by}/{period}/{road}',
  getArterialOverview: 'Metrics/GetArterialOverview/{county}/{period}/{measure}',
  getExpressOverview: 'Metrics/GetExpressOverview/{road}/{period}',
  getRampOverview: 'Metrics/GetRampOverview/{period}',
  getNotices: 'Notices/GetNotices',
  getMapOverview: 'Map/GetOverview',
  getMapDetail: 'Map/GetDetail',
  getCameras: 'Cameras/GetCameras',
  getSnapshot: 'Cameras/GetSnapshot/{viewId}',
  getEvents: 'Roads/GetEvents',
  getSigns: 'Roads/GetSigns',
  getAdvisories: 'Roads/GetAdvisories',
  getWeatherAlerts: 'Roads/GetWeatherAlerts',
  getWarnings: 'Notices/GetWarnings',
  sendFeedback: 'Email/SendFeedback',
  sendTourRequest: 'Email/SendTourRequest',
  getToken: 'Email/GetToken',
  getChallenge: 'Email/GetChallenge',
} as const

/** The address of a call with its parameters filled in: `/api/api/Documents/GetReports/documents_annual`. */
export function addressOf(id: keyof typeof ENDPOINT_PATHS, params: Readonly<Record<string, string>>): string {
  return (
    API_BASE +
    ENDPOINT_PATHS[id].replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  )
}
