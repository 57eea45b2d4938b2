/**
 * Prefix of a portal's cookies on this machine. Browsers share cookies between ports, so each port gets its own names.
 * The prefix also hides `__Host-` and `__Secure-`, which need TLS.
 */
const prefixOf = (local: URL) => `dev${local.port}~`

/** Rewrites a Set-Cookie header of the portal for the browser: without domain and TLS attributes. */
export function cookieForBrowser(cookie: string, local: URL): string {
  const [pair = '', ...attributes] = cookie.split(';')
  const allowed = attributes.filter((attribute) => !/^\s*(domain|secure|partitioned)\b/i.test(attribute))
  const bare = allowed.map((attribute) => (/^\s*samesite=none\b/i.test(attribute) ? ' SameSite=Lax' : attribute))
  return [prefixOf(local) + pair.trim(), ...bare].join(';')
}

/** Rewrites the browser's Cookie header for the portal; '' without cookies of the portal. */
export function cookiesForPortal(header: string, local: URL): string {
  const prefix = prefixOf(local)
  const own = header.split(';').flatMap((pair) => {
    const text = pair.trim()
    return text.startsWith(prefix) ? [text.slice(prefix.length)] : []
  })
  return own.join('; ')
}
