/** The portal that is deployed, and the address of this machine in its place. */
export interface Addresses {
  /** Without a path, such as `https://portal.example`. */
  readonly portal: URL
  readonly local: URL
}

const webSocket = ({ protocol, host }: URL) => `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`

const ESCAPED = /[.*+?^${}()|[\]\\]/g
/** Longer names and other ports are other addresses. */
const exactAddress = (address: string) => new RegExp(`${address.replace(ESCAPED, String.raw`\$&`)}(?![\\w.:-])`, 'g')

/** A text in which the portal names itself: then as it stands at this machine. */
export function toLocalText(text: string, { portal, local }: Addresses): string {
  return text
    .replace(exactAddress(webSocket(portal)), webSocket(local))
    .replace(exactAddress(portal.origin), local.origin)
}

/** A DSN has its key before the host. */
export const toLocalDsn = (dsn: string, { portal, local }: Addresses): string =>
  dsn.replace(/^https?:\/\/([\w-]+)@([^/]+)/, (whole, key: string, host: string) =>
    host === portal.host ? `${local.protocol}//${key}@${local.host}` : whole,
  )
