import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { endToEndHeaders } from '../web-server/proxy/headers'
import { toLocalText, type Addresses } from './addresses'
import { cookieForBrowser, cookiesForPortal } from './cookies'

/** Headers as the portal's own page would send them. */
export function headersForPortal(headers: IncomingHttpHeaders, addresses: Addresses): OutgoingHttpHeaders {
  const { portal, local } = addresses
  const { cookie, origin, referer, ...others } = endToEndHeaders(headers)
  const cookies = cookiesForPortal(String(cookie ?? ''), local)
  return {
    ...others,
    host: portal.host,
    ...(cookies && { cookie: cookies }),
    ...(origin !== undefined && { origin: toPortalAddress(String(origin), addresses) }),
    ...(referer !== undefined && { referer: toPortalAddress(String(referer), addresses) }),
  }
}

const toPortalAddress = (address: string, { portal, local }: Addresses) =>
  address === local.origin || address.startsWith(`${local.origin}/`)
    ? portal.origin + address.slice(local.origin.length)
    : address

/** Headers that browsers must not get: this machine has no TLS, and local files have no published hashes. */
const PORTAL_ONLY = ['strict-transport-security', 'alt-svc', 'integrity-policy']

/** Headers for a page of this machine. The portal's address becomes the local one; policies allow nothing more. */
export function headersForBrowser(headers: IncomingHttpHeaders, addresses: Addresses): OutgoingHttpHeaders {
  const { 'set-cookie': cookies, location, ...others } = endToEndHeaders(headers)
  for (const name of PORTAL_ONLY) delete others[name]
  const policy = 'content-security-policy'
  return {
    ...others,
    ...(others[policy] !== undefined && { [policy]: policyForBrowser(String(others[policy]), addresses) }),
    ...(location !== undefined && { location: toLocalText(String(location), addresses) }),
    ...(Array.isArray(cookies) && { 'set-cookie': cookies.map((cookie) => cookieForBrowser(cookie, addresses.local)) }),
  }
}

const policyForBrowser = (policy: string, addresses: Addresses) =>
  toLocalText(policy, addresses).replace(/;\s*upgrade-insecure-requests\b/g, '')
