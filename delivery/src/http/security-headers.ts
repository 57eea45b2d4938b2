import type { ServerResponse } from 'node:http'

/** Address to which browsers report violations of a page's policy. */
export const REPORTS = '/csp-reports'

/**
 * Policy of a script file. Opened as a document, a script is only text. A worker gets the policy of its file instead of
 * its page's, so this one lets it load its chunks and call this origin only.
 */
const SCRIPT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  `report-uri ${REPORTS}`,
].join('; ')

/**
 * Policy of every other file of a release, and of refusals in its place. Opened as a document, the file runs nothing
 * and has no origin. Pictures may have inline styles.
 */
export const FILE_POLICY = [
  "default-src 'none'",
  "script-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "frame-ancestors 'none'",
  'sandbox',
].join('; ')

/** The policy of a file name. */
export const policyOfFile = (name: string) => (/\.m?js$/.test(name) ? SCRIPT_POLICY : FILE_POLICY)

const permissions = (camera: string) => `camera=(${camera}), geolocation=(), microphone=(), payment=(), usb=()`

/** Permissions of shell pages, which scan codes with the camera after asking the user. */
export const SCANNING_PERMISSIONS = permissions('self')

const ALWAYS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': permissions(''),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  // Pages and the API replace it with their own policy.
  'Content-Security-Policy': "frame-ancestors 'none'",
}

/** One year. Sent only when visitors reach the portal by TLS. */
const HSTS = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }

const usual = (secure: boolean) => Object.entries({ ...ALWAYS, ...(secure && HSTS) })

/** Sets the usual headers, before a page, an upstream's answer or a refusal is written [OPEN-191]. */
export function setUsualHeaders(outgoing: ServerResponse, secure: boolean): void {
  for (const [name, value] of usual(secure)) outgoing.setHeader(name, value)
}

/** A complete answer without a body, with the usual headers, for a socket without a parsed request. */
export function bareAnswer(status: string, secure: boolean): string {
  const headers = [...usual(secure), ['Connection', 'close'], ['Content-Length', '0']]
  return [`HTTP/1.1 ${status}`, ...headers.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n')
}
