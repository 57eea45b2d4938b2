/** Addresses of the deployed portal and of the proxy on this machine. */
export interface Addresses {
  /** Without a path, such as `https://portal.example`. */
  readonly portal: URL
  readonly local: URL
}

const webSocket = ({ protocol, host }: URL) => `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`

const ESCAPED = /[.*+?^${}()|[\]\\]/g
/** Matches an address, but not a longer host name or another port. */
const exactAddress = (address: string) => new RegExp(`${address.replace(ESCAPED, String.raw`\$&`)}(?![\\w.:-])`, 'g')

/** Replaces the portal's addresses in a text with those of this machine. */
export function toLocalText(text: string, { portal, local }: Addresses): string {
  return text
    .replace(exactAddress(webSocket(portal)), webSocket(local))
    .replace(exactAddress(portal.origin), local.origin)
}

/** Replaces the portal's host in a DSN, which has its key before the host. */
export const toLocalDsn = (dsn: string, { portal, local }: Addresses): string =>
  dsn.replace(/^https?:\/\/([\w-]+)@([^/]+)/, (whole, key: string, host: string) =>
    host === portal.host ? `${local.protocol}//${key}@${local.host}` : whole,
  )
