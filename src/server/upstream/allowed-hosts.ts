import { isIP } from 'node:net'

/** A server that may be contacted: by its exact name, or every name below one. */
interface AllowedHost {
  name: string
  /** `*.example.gov`: every name below it, not itself. */
  isBelow: boolean
  /** `null`: the usual port of http and https. */
  port: string | null
  /** With which a browser requests its video. */
  protocol: 'http:' | 'https:'
}

/** The servers an operator allows. A feed alone never makes the site contact another one. */
export interface AllowedHosts {
  /** Whether an http or https address leads to one of them. */
  isAllowed: (url: URL) => boolean
  /** Whether the operator wrote this very address, and so meant it even where it is a private one. */
  isWrittenOut: (address: string) => boolean
  /** As a content security policy names them: `https://cameras.example.gov`. */
  origins: () => readonly string[]
}

/** A host as settings write it: `cameras.example.gov`, `*.example.gov`, `10.1.2.3:8080`, `[::1]:8080`. `null`: it is none. */
export function parseHost(text: string): AllowedHost | null {
  const match = /^(?<below>\*\.)?(?<name>[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::(?<port>\d{1,5}))?$/i.exec(
    text.trim(),
  )
  const { below, name, port } = match?.groups ?? {}
  if (name === undefined || !URL.canParse(`http://${name}/`)) return null
  if (below !== undefined && (!name.includes('.') || isIP(name) !== 0)) return null
  const hostname = new URL(`http://${name}/`).hostname
  // Without TLS only where no name could have a certificate.
  const protocol = isIP(bare(hostname)) !== 0 || hostname === 'localhost' ? 'http:' : 'https:'
  return { name: hostname, isBelow: below !== undefined, port: port ?? null, protocol }
}

/** `feedUrl`: the server of the list may serve pictures too, at its own port. */
export function allowHosts(feedUrl: URL | null, pictureHosts: readonly string[]): AllowedHosts {
  const hosts = pictureHosts.map(parseHost).filter((host) => host !== null)
  if (feedUrl !== null) {
    const { hostname: name, port } = feedUrl
    const protocol = feedUrl.protocol === 'http:' ? 'http:' : 'https:'
    hosts.push({ name, isBelow: false, port: port === '' ? null : port, protocol })
  }
  return {
    isAllowed: (url) => /^https?:$/.test(url.protocol) && hosts.some((host) => isOneOf(url, host)),
    // A name is never meant as an address: what it leads to today may be another server tomorrow.
    isWrittenOut: (address) =>
      (isIP(address) !== 0 || address === 'localhost') && hosts.some(({ name }) => bare(name) === address),
    origins: () => [...new Set(hosts.map(originOf))],
  }
}

function isOneOf(url: URL, host: AllowedHost): boolean {
  if ((host.port ?? '') !== url.port) return false
  return host.isBelow ? url.hostname.endsWith(`.${host.name}`) : url.hostname === host.name
}

function originOf({ name, isBelow, port, protocol }: AllowedHost): string {
  return `${protocol}//${isBelow ? '*.' : ''}${name}${port === null ? '' : `:${port}`}`
}

/** An IPv6 address without the brackets of an address line. */
function bare(name: string): string {
  return name.replace(/^\[|\]$/g, '')
}
