import type { MiddlewareHandler } from 'hono'

const ALWAYS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
}

/** One year, said only where the portal is reached through TLS. */
export const HSTS = 'max-age=31536000; includeSubDomains'

/** The usual headers of every answer that this server makes itself. */
export function securityHeaders(secure: boolean): MiddlewareHandler {
  return async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(ALWAYS)) context.res.headers.set(name, value)
    if (secure) context.res.headers.set('Strict-Transport-Security', HSTS)
  }
}
