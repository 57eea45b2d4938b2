import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { endToEndHeaders } from '../web-server/proxy/headers'
import { toLocalText, type Addresses } from './addresses'
import { cookieForBrowser, cookiesForPortal } from './cookies'

/** As the portal's own page would send it. */
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

/** Would hold this machine to TLS, which it has not, and its files to hashes, which nobody has published. */
const PORTAL_ONLY = ['strict-transport-security', 'alt-svc', 'integrity-policy']

/** As a page of this machine may have it: what names the portal names the local address, and nothing else is widened. */
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
