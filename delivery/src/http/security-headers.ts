import type { ServerResponse } from 'node:http'

/** Where browsers tell what the policy of a page has refused. */
export const REPORTS = '/csp-reports'

/**
 * Policy of a script file. Browsers show a script as text and never run it as a document. A worker has the policy of its
 * own file, not that of its page: it loads its chunks and calls this origin only.
 */
const SCRIPT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  `report-uri ${REPORTS}`,
].join('; ')

/**
 * Policy of every other file of a release, and of what is answered in its place. Opened as a document it runs nothing
 * and has no origin. Styles of a picture may be inline.
 */
export const FILE_POLICY = [
  "default-src 'none'",
  "script-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "frame-ancestors 'none'",
  'sandbox',
].join('; ')

/** The policy of a file of this name. */
export const policyOfFile = (name: string) => (/\.m?js$/.test(name) ? SCRIPT_POLICY : FILE_POLICY)

const permissions = (camera: string) => `camera=(${camera}), geolocation=(), microphone=(), payment=(), usb=()`

/** Of a page in which codes are scanned, after asking its user: what is not scanned there has the usual one. */
export const SCANNING_PERMISSIONS = permissions('self')

const ALWAYS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': permissions(''),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  // Pages and the API have a policy of their own, which takes the place of this one.
  'Content-Security-Policy': "frame-ancestors 'none'",
}

/** One year, said only where the portal is reached through TLS. */
const HSTS = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }

const usual = (secure: boolean) => Object.entries({ ...ALWAYS, ...(secure && HSTS) })

/** Gives an answer the usual headers, whoever makes it then: a page, a service behind, or a refusal [OPEN-191]. */
export function setUsualHeaders(outgoing: ServerResponse, secure: boolean): void {
  for (const [name, value] of usual(secure)) outgoing.setHeader(name, value)
}

/** A whole answer without a body, with the same headers, for a socket that no request has come from. */
export function bareAnswer(status: string, secure: boolean): string {
  const headers = [...usual(secure), ['Connection', 'close'], ['Content-Length', '0']]
  return [`HTTP/1.1 ${status}`, ...headers.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n')
}
