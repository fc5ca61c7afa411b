/**
 * Where page views are reported, when a property is configured. The content security policy allows
 * this host, and only then.
 */
export const ANALYTICS_ORIGIN = 'https://www.google-analytics.com'
