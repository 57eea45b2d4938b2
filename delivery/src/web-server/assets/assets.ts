import { dispositionOf, cacheControlOf, typeOf } from '../../http/file-headers'
import type { CheckedFiles, ReleaseFile, FilePlace } from '../../releases/served/checked-files'
import { policyOfFile } from '../../http/security-headers'
import { resolveAsset } from './asset-path'
import { parseAcceptEncoding, type Encoding } from './encoding'

const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' }

/**
 * Answers with a file of a release, in the smallest encoding of the build that the visitor accepts. A missing file is
 * answered with 404, never with a page. A damaged file is answered with 503 and never cached.
 */
export async function serveAsset(
  place: FilePlace,
  name: string,
  request: Request,
  files: CheckedFiles,
  portals: readonly string[] = [],
): Promise<Response> {
  // No service workers: one of a remote would outlive its release, its page and its session.
  if (request.headers.get('service-worker') !== null) return notFoundResponse()
  if (!resolveAsset(place.folder, name)) return notFoundResponse()
  let answer = notFoundResponse()
  for (const encoding of parseAcceptEncoding(request.headers.get('accept-encoding') ?? undefined)) {
    const found = await files.find(place, name + SUFFIX[encoding])
    if (!found) continue
    const headers = createHeaders(name, encoding, found)
    if (place.isPreviewOnly) headers.set('Cache-Control', 'private, no-cache')
    allowPortals(headers, portals, request.headers.get('origin'))
    if (matchesETag(request.headers.get('if-none-match'), headers.get('ETag') ?? '')) {
      return new Response(null, { status: 304, headers })
    }
    const content = await found.content()
    if (!content) answer = damagedResponse()
    else {
      headers.set('Content-Length', String(content.length))
      return new Response(new Uint8Array(content), { headers })
    }
  }
  return answer
}

/** Lets pages of these origins load the file. Pictures need only the resource policy, scripts and fonts CORS too. */
function allowPortals(headers: Headers, portals: readonly string[], origin: string | null): void {
  if (portals.length === 0) return
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
  headers.append('Vary', 'Origin')
  if (origin && portals.includes(origin)) headers.set('Access-Control-Allow-Origin', origin)
}

function createHeaders(name: string, encoding: Encoding, { size, mtimeMs }: ReleaseFile): Headers {
  const headers = new Headers({
    'Content-Type': typeOf(name),
    'Content-Disposition': dispositionOf(name),
    'Cache-Control': cacheControlOf(name) ?? 'no-cache',
    ETag: `"${size.toString(16)}-${Math.round(mtimeMs).toString(16)}"`,
    Vary: 'Accept-Encoding',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Security-Policy': policyOfFile(name),
  })
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  return headers
}

/** Whether an If-None-Match header names this ETag; weak and strong ETags compare as equal. */
export const matchesETag = (header: string | null, etag: string) =>
  (header ?? '').split(',').some((one) => withoutWeakMark(one) === withoutWeakMark(etag))

const withoutWeakMark = (etag: string) => etag.trim().replace(/^W\//, '')

/** The answer for a missing file, which must not be cached. */
export const notFoundResponse = () =>
  new Response('Not found\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })

/** The answer for a damaged file, or one that cannot be read. */
const damagedResponse = () =>
  new Response('This file is damaged or cannot be read at the moment. Try again shortly.\n', {
    status: 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', 'Retry-After': '5' },
  })
