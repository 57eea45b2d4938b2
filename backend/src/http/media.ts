import type { Hono } from 'hono'
import type { Deps } from '../deps'
import { notFound } from './errors'
import { checkAddress } from './read-request'

/** Pictures and documents anyone may see; invoices are not among them. */
export function mountMedia(app: Hono, media: Deps['media']): void {
  app.get('/media/*', async context => {
    checkAddress(context.req.url)
    const path = decodeURIComponent(context.req.path).replace(/^\/api\/media\//, '')
    const found = isPublic(path) ? await media(path) : null
    if (found === null) throw notFound('The file')
    return new Response(new Uint8Array(found.bytes), {
      headers: {
        'content-type': found.type,
        'cache-control': 'public, max-age=31536000, immutable',
        // Opened on its own a picture could otherwise run what it holds.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
        'cross-origin-resource-policy': 'same-origin',
      },
    })
  })
}

function isPublic(path: string): boolean {
  return /^[\w.-]+(\/[\w.-]+)*$/.test(path) && !path.includes('..') && !path.startsWith('invoices/')
}
