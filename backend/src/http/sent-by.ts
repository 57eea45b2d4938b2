import type { Context } from 'hono'

/**
 * Who sends a request, as browsers tell: a page of this very origin, of another one, or nothing is told, by what is no
 * browser. Older browsers tell the origin alone, and so do all where the portal is no secure context.
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
