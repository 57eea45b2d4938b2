/** The address under which a visitor reached the portal. */
export interface Site {
  readonly host: string
  readonly origin: string
  readonly webSocketOrigin: string
  readonly secure: boolean
}

const HOST = /^[a-z0-9.-]{1,253}(:\d{1,5})?$/i

/** The site of a request; null for a Host header that is none (it is written into header and page). */
export function siteOf(hostHeader: string | undefined, publicOrigin: string | undefined): Site | null {
  if (!hostHeader || !HOST.test(hostHeader)) return null
  const host = hostHeader.toLowerCase()
  const secure = publicOrigin?.startsWith('https:') ?? false
  return {
    host,
    secure,
    origin: `${secure ? 'https' : 'http'}://${host}`,
    webSocketOrigin: `${secure ? 'wss' : 'ws'}://${host}`,
  }
}
