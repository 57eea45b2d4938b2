/**
 * Cookies of a portal at an address of this machine. Ports do not keep cookies apart, so each session has names of its
 * own, which also takes `__Host-` and `__Secure-` away: they want TLS.
 */
const prefixOf = (local: URL) => `dev${local.port}~`

/** As the portal sets it, for the browser: without a domain, and without TLS. */
export function cookieForBrowser(cookie: string, local: URL): string {
  const [pair = '', ...attributes] = cookie.split(';')
  const kept = attributes.filter((attribute) => !/^\s*(domain|secure|partitioned)\b/i.test(attribute))
  const bare = kept.map((attribute) => (/^\s*samesite=none\b/i.test(attribute) ? ' SameSite=Lax' : attribute))
  return [prefixOf(local) + pair.trim(), ...bare].join(';')
}

/** What the browser sends, as the portal knows it; '' where nothing is the portal's. */
export function cookiesForPortal(header: string, local: URL): string {
  const prefix = prefixOf(local)
  const own = header.split(';').flatMap((pair) => {
    const text = pair.trim()
    return text.startsWith(prefix) ? [text.slice(prefix.length)] : []
  })
  return own.join('; ')
}
