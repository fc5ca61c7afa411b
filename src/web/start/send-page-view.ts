/** Reports a page view: no cookie and no referrer goes along, and a failure is nobody's trouble. */
export async function sendPageView(address: string): Promise<void> {
  await fetch(address, {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => undefined)
}
