/** How a setting says that what it names is spoken to by TLS. */
export type Way = 'https' | 'database' | 'mail' | 'port' | 'switch'

/** What is said of a setting in the open, by its way: what it has to be instead. */
export const TLS_IS: Readonly<Record<Way, string>> = {
  https: 'https://…',
  database: '?sslmode=verify-full',
  mail: 'smtps://… or smtp://…?requireTLS=true',
  port: '443',
  switch: 'on',
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\]|)$/

const urlOf = (value: string) => (URL.canParse(value) ? new URL(value) : null)
const isOf = (url: URL, ...protocols: string[]) => protocols.includes(url.protocol)

const IN_THE_OPEN: Readonly<Record<Way, (value: string) => boolean>> = {
  https: (value) => /^http:/i.test(value),
  database: (value) => {
    const url = urlOf(value)
    if (!url || !isOf(url, 'postgres:', 'postgresql:') || isSocket(url)) return false
    // By any other mode the name in the certificate may be another's, of which the library itself warns.
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

/** A file of this machine in the place of a host. */
const isSocket = (url: URL) => /^(%2f|\/)/i.test(url.searchParams.get('host') ?? url.hostname)

/**
 * Whether what this names is spoken to without TLS, or with whoever answers [OPEN-262]. What is not an address of its
 * kind is for others to say.
 */
export function isInTheOpen(way: Way, value: string): boolean {
  return IN_THE_OPEN[way](value)
}

/** Whether it is on this machine, so that no network is between. */
export function isOnThisMachine(value: string): boolean {
  const url = urlOf(value)
  return url !== null && LOOPBACK.test(url.searchParams.get('host') ?? url.hostname)
}
