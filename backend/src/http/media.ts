import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import { notFound } from '../errors/failure'
import { mediaKey } from '../services/storage'
import type { Storage, StoredObject } from '../services/storage'
import { checkAddress } from './read-request'
import { READ_ONLY, allowOnly } from './http-error'
import { API_FILES } from '@portal/server'

const PUBLIC_FOLDERS = ['brands', 'guides', 'tag-cards', 'people', 'products', 'options', 'vessels']
const PUBLIC_MEDIA = new RegExp(`^(?:${PUBLIC_FOLDERS.join('|')})/[\\w-]+\\.\\w+$`)

/** Folders that anybody may read. Other files belong to a practice and need signed links [OPEN-92]. */
const isPublicMedia = (path: string) => PUBLIC_MEDIA.test(path)

/** Pictures and documents of the provider, without a token. */
export function mountMedia(app: Hono, storage: Storage): void {
  app.get(`/${API_FILES.media}/*`, async (context) => {
    checkAddress(context.req.url)
    const path = decodeURIComponent(context.req.path).replace(/^\/api\/media\//, '')
    const found = isPublicMedia(path) ? await storage.get(mediaKey(path)) : null
    if (found === null) throw notFound('The file')
    const etag = `"${createHash('sha256').update(found.bytes).digest('base64url').slice(0, 22)}"`
    // The path does not depend on the content, so a redrawn picture appears within a day.
    const cacheHeaders = { etag, 'cache-control': 'public, max-age=3600, stale-while-revalidate=86400' }
    const isKept = isKnown(context.req.header('if-none-match'), etag)
    return isKept
      ? new Response(null, { status: 304, headers: { ...cacheHeaders, ...HARMLESS } })
      : fileAnswer({ ...found, path }, cacheHeaders)
  })
  allowOnly(app, `/${API_FILES.media}/*`, READ_ONLY)
}

const HARMLESS = {
  // Opened on its own, an SVG could otherwise run scripts.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  'cross-origin-resource-policy': 'same-origin',
}

/** Types that browsers may display; others can only be downloaded. */
const SHOWN = /^(?:image\/(?:png|jpeg|webp|svg\+xml)|application\/pdf)$/

/** A stored picture or document that cannot run scripts. */
export function fileAnswer(
  { bytes, type, path }: StoredObject & { readonly path: string },
  headers: Readonly<Record<string, string>>,
): Response {
  // Set explicitly: browsers would derive name and extension from the URL.
  const name = path
    .split('/')
    .at(-1)
    ?.replaceAll(/[^\w.-]/g, '-')
  const shown = SHOWN.test(type)
    ? { 'content-type': type, 'content-disposition': `inline; filename="${name}"` }
    : { 'content-type': 'application/octet-stream', 'content-disposition': `attachment; filename="${name}"` }
  return new Response(new Uint8Array(bytes), { headers: { ...headers, ...HARMLESS, ...shown } })
}

/** Whether the browser has this content. A proxy that compresses may have made the ETag weak. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}
