/**
 * Where page views are reported if a property is configured. Only then does the content security policy
 * allow this host.
 */
export const ANALYTICS_ORIGIN = 'https://www.google-analytics.com'
