import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './address-guard.ts'

/** A name that resolves to an address the site may not contact. */
export class ForbiddenAddressError extends Error {
  readonly code = 'EFORBIDDEN'
}

/** Which addresses may be contacted. */
export interface AddressRules {
  /** Whether private networks are allowed by a setting. */
  allowsPrivate: boolean
  /** Whether the operator wrote this very address. */
  isWrittenOut: (address: string) => boolean
}

export function isAddressAllowed(address: string, rules: AddressRules): boolean {
  return rules.allowsPrivate || isPublicAddress(address) || rules.isWrittenOut(address)
}

/** Resolves a name, as `dns.lookup` does. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/**
 * Resolves a name for one connection, and refuses when any of its addresses is forbidden: the connection is made to
 * an address that was checked, so that a name cannot resolve elsewhere between the check and the call.
 */
export function guardedLookup(rules: AddressRules, resolve: Resolve = lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, '')
      // "localhost" in a setting means this machine, as its address would.
      const isMeant = rules.isWrittenOut(hostname)
      const forbidden = addresses.find(({ address }) => !isMeant && !isAddressAllowed(address, rules))
      const first = addresses[0]
      if (forbidden !== undefined || first === undefined)
        return callback(
          new ForbiddenAddressError('The name resolves to an address that may not be contacted'),
          '',
        )
      if (options.all === true) return callback(null, addresses)
      return callback(null, first.address, first.family)
    })
  }
}

/** Whether an address line's host is a plain address that may not be contacted; names are checked when they are resolved. */
export function isForbiddenHost(url: URL, rules: AddressRules): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) !== 0 && !isAddressAllowed(host, rules)
}
