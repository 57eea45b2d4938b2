import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import { notFound } from '../errors/failure'
import { mediaKey } from '../services/storage'
import type { Storage } from '../services/storage'
import { checkAddress } from './read-request'

/** Pictures and documents anyone may see; invoices are not among them. */
export function mountMedia(app: Hono, storage: Storage): void {
  app.get('/media/*', async (context) => {
    checkAddress(context.req.url)
    const path = decodeURIComponent(context.req.path).replace(/^\/api\/media\//, '')
    const found = isPublic(path) ? await storage.get(mediaKey(path)) : null
    if (found === null) throw notFound('The file')
    const etag = `"${createHash('sha256').update(found.bytes).digest('base64url').slice(0, 22)}"`
    const headers = {
      etag,
      // The path tells nothing of the content: a picture drawn anew shows within the day.
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
      // Opened on its own a picture could otherwise run what it holds.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    }
    const isKept = isKnown(context.req.header('if-none-match'), etag)
    if (isKept) return new Response(null, { status: 304, headers })
    return new Response(new Uint8Array(found.bytes), { headers: { ...headers, 'content-type': found.type } })
  })
}

/** Whether the browser holds this very content: whoever compressed it may have made its ETag a weak one. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}

function isPublic(path: string): boolean {
  return /^[\w.-]+(\/[\w.-]+)*$/.test(path) && !path.includes('..') && !path.startsWith('invoices/')
}
