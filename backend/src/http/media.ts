import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import { notFound } from '../errors/failure'
import { mediaKey } from '../services/storage'
import type { Storage, StoredObject } from '../services/storage'
import { checkAddress } from './read-request'
import { READ_ONLY, takesOnly } from './takes-only'
import { API_FILES } from '@portal/server'

const PUBLIC_FOLDERS = ['brands', 'guides', 'tag-cards', 'people', 'products', 'options', 'vessels']
const PUBLIC_MEDIA = new RegExp(`^(?:${PUBLIC_FOLDERS.join('|')})/[\\w-]+\\.\\w+$`)

/** What anybody may see, by its folder. All else has an owner and is opened by signed links alone [OPEN-92]. */
const isPublicMedia = (path: string) => PUBLIC_MEDIA.test(path)

/** Pictures and documents of the provider, without a token. */
export function mountMedia(app: Hono, storage: Storage): void {
  app.get(`/${API_FILES.media}/*`, async (context) => {
    checkAddress(context.req.url)
    const path = decodeURIComponent(context.req.path).replace(/^\/api\/media\//, '')
    const found = isPublicMedia(path) ? await storage.get(mediaKey(path)) : null
    if (found === null) throw notFound('The file')
    const etag = `"${createHash('sha256').update(found.bytes).digest('base64url').slice(0, 22)}"`
    // The path tells nothing of the content: a picture drawn anew shows within the day.
    const kept = { etag, 'cache-control': 'public, max-age=3600, stale-while-revalidate=86400' }
    const isKept = isKnown(context.req.header('if-none-match'), etag)
    return isKept
      ? new Response(null, { status: 304, headers: { ...kept, ...HARMLESS } })
      : fileAnswer({ ...found, path }, kept)
  })
  takesOnly(app, `/${API_FILES.media}/*`, READ_ONLY)
}

const HARMLESS = {
  // Opened on its own a picture could otherwise run what it holds.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  'cross-origin-resource-policy': 'same-origin',
}

/** What a browser may show; anything else is only saved, whatever it says of itself. */
const SHOWN = /^(?:image\/(?:png|jpeg|webp|svg\+xml)|application\/pdf)$/

/** A stored picture or document as it is, which runs nothing that it holds. */
export function fileAnswer(
  { bytes, type, path }: StoredObject & { readonly path: string },
  headers: Readonly<Record<string, string>>,
): Response {
  // Said outright: else a browser makes a name of the address, and an ending with it.
  const name = path
    .split('/')
    .at(-1)
    ?.replaceAll(/[^\w.-]/g, '-')
  const shown = SHOWN.test(type)
    ? { 'content-type': type, 'content-disposition': `inline; filename="${name}"` }
    : { 'content-type': 'application/octet-stream', 'content-disposition': `attachment; filename="${name}"` }
  return new Response(new Uint8Array(bytes), { headers: { ...headers, ...HARMLESS, ...shown } })
}

/** Whether the browser holds this very content: whoever compressed it may have made its ETag a weak one. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}
