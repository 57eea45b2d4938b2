/** Kind of setting, which decides how its value requires TLS. */
export type TlsKind = 'https' | 'database' | 'mail' | 'port' | 'switch'

/** Required form of a setting without TLS, for the error sentence. */
export const TLS_FORMS: Readonly<Record<TlsKind, string>> = {
  https: 'https://…',
  database: '?sslmode=verify-full',
  mail: 'smtps://… or smtp://…?requireTLS=true',
  port: '443',
  switch: 'on',
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\]|)$/

const urlOf = (value: string) => (URL.canParse(value) ? new URL(value) : null)
const isOf = (url: URL, ...protocols: string[]) => protocols.includes(url.protocol)

const HAS_NO_TLS: Readonly<Record<TlsKind, (value: string) => boolean>> = {
  https: (value) => /^http:/i.test(value),
  database: (value) => {
    const url = urlOf(value)
    if (!url || !isOf(url, 'postgres:', 'postgresql:') || isSocket(url)) return false
    // Other modes do not check the host name in the certificate.
    return url.searchParams.getAll('sslmode').join() !== 'verify-full'
  },
  mail: (value) => {
    const url = urlOf(value)
    if (!url || !isOf(url, 'smtp:', 'smtps:')) return false
    const isSure = isOf(url, 'smtps:') || url.searchParams.getAll('requireTLS').join() === 'true'
    return !isSure || url.searchParams.has('tls.rejectUnauthorized')
  },
  port: (value) => value !== '' && value !== '443',
  switch: (value) => value === 'off',
}

/** A path of a local socket instead of a host. */
const isSocket = (url: URL) => /^(%2f|\/)/i.test(url.searchParams.get('host') ?? url.hostname)

/**
 * Whether a connection has no TLS or does not check the certificate [OPEN-262]. Other checks report malformed values.
 */
export function hasNoTls(way: TlsKind, value: string): boolean {
  return HAS_NO_TLS[way](value)
}

/** Whether the URL's host is this machine, so that no network is used. */
export function isOnThisMachine(value: string): boolean {
  const url = urlOf(value)
  return url !== null && LOOPBACK.test(url.searchParams.get('host') ?? url.hostname)
}
