import { useEffect } from 'react'

/**
 * A report that was taken down while this tab was open. Why, and what took its place, stands on the page that the
 * server answers at this address, so that page is asked for.
 */
export function GoneReport() {
  // Meets the browser: only a new visit to the address leaves this page for the server's.
  useEffect(() => location.reload(), [])
  return <div className="page" aria-busy="true" />
}
