import { dispositionOf, keptFor, typeOf } from '../../http/file-headers'
import type { CheckedFiles, ReleaseFile, FilePlace } from '../../releases/served/checked-files'
import { policyOfFile } from '../../http/security-headers'
import { assetPath } from './asset-path'
import { acceptedEncodings, type Encoding } from './encoding'

const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' }

/**
 * Answers a file of a release, in the smallest form the visitor takes of those made at build time. A file that is not
 * there is 404, never a page; one that is not what was published is 503, and nobody keeps that.
 */
export async function serveAsset(
  place: FilePlace,
  name: string,
  request: Request,
  files: CheckedFiles,
  portals: readonly string[] = [],
): Promise<Response> {
  // The portal has no service worker; one of a remote would outlive its release, its page and its session.
  if (request.headers.get('service-worker') !== null) return notFound()
  if (!assetPath(place.folder, name)) return notFound()
  let answer = notFound()
  for (const encoding of acceptedEncodings(request.headers.get('accept-encoding') ?? undefined)) {
    const found = await files.find(place, name + SUFFIX[encoding])
    if (!found) continue
    const headers = headersOf(name, encoding, found)
    if (place.isPreviewOnly) headers.set('Cache-Control', 'private, no-cache')
    allowPortals(headers, portals, request.headers.get('origin'))
    if (matches(request.headers.get('if-none-match'), headers.get('ETag') ?? '')) {
      return new Response(null, { status: 304, headers })
    }
    const content = await found.content()
    if (!content) answer = damaged()
    else {
      headers.set('Content-Length', String(content.length))
      return new Response(new Uint8Array(content), { headers })
    }
  }
  return answer
}

/** Pages of these origins may take the file; what it answers without a question by CORS are pictures and fonts. */
function allowPortals(headers: Headers, portals: readonly string[], origin: string | null): void {
  if (portals.length === 0) return
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
  headers.append('Vary', 'Origin')
  if (origin && portals.includes(origin)) headers.set('Access-Control-Allow-Origin', origin)
}

function headersOf(name: string, encoding: Encoding, { size, mtimeMs }: ReleaseFile): Headers {
  const headers = new Headers({
    'Content-Type': typeOf(name),
    'Content-Disposition': dispositionOf(name),
    'Cache-Control': keptFor(name) ?? 'no-cache',
    ETag: `"${size.toString(16)}-${Math.round(mtimeMs).toString(16)}"`,
    Vary: 'Accept-Encoding',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Security-Policy': policyOfFile(name),
  })
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  return headers
}

/** Does an If-None-Match header name this ETag? Weak and strong are the same here. */
export const matches = (header: string | null, etag: string) =>
  (header ?? '').split(',').some((one) => opaque(one) === opaque(etag))

const opaque = (etag: string) => etag.trim().replace(/^W\//, '')

/** The answer for a file that is not there; nobody keeps it. */
export const notFound = () =>
  new Response('Not found\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })

/** The answer for a file that is not what was published, or cannot be fetched. */
const damaged = () =>
  new Response('This file cannot be given at the moment.\n', {
    status: 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', 'Retry-After': '5' },
  })
