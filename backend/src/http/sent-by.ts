import type { Context } from 'hono'

/**
 * Who sent a request, by browser headers: a page of this origin, a page of another, or no page. Older browsers, and
 * insecure contexts, send only the Origin header.
 */
export function sentBy({ req }: Context): 'own page' | 'foreign page' | 'no page' {
  const site = req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin' ? 'own page' : 'foreign page'
  const origin = req.header('origin')
  if (origin === undefined) return 'no page'
  const scheme = req.header('x-forwarded-proto') ?? 'http'
  const host = req.header('x-forwarded-host') ?? req.header('host')
  return origin === `${scheme}://${host}` ? 'own page' : 'foreign page'
}
