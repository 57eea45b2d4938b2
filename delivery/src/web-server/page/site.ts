import { isHost } from '../../settings'

/** The address under which a visitor reached the portal. */
export interface Site {
  readonly host: string
  readonly origin: string
  readonly webSocketOrigin: string
  readonly secure: boolean
}

/** The site of a request; null for an invalid Host header, since headers and pages repeat it. */
export function siteOf(hostHeader: string | undefined, publicOrigin: string | undefined): Site | null {
  if (!hostHeader || !isHost(hostHeader)) return null
  const host = hostHeader.toLowerCase()
  const secure = publicOrigin?.startsWith('https:') ?? false
  return {
    host,
    secure,
    origin: `${secure ? 'https' : 'http'}://${host}`,
    webSocketOrigin: `${secure ? 'wss' : 'ws'}://${host}`,
  }
}
