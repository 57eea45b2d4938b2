import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { assetPath } from './asset-path'
import { acceptedEncodings, type Encoding } from './encoding'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain; charset=utf-8',
}

const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' }

/** A name with its content's hash in it never means anything else. */
const HASHED = /[.-][0-9a-f]{8,}\.\w+$/
const IMMUTABLE = 'public, max-age=31536000, immutable'

const isFile = (file: string) =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  )

/** Follows links: a link inside the folder must not lead out of it. */
async function staysInside(folder: string, file: string): Promise<boolean> {
  const [home, target] = await Promise.all([realpath(folder), realpath(file)])
  return target.startsWith(home + path.sep)
}

async function smallest(file: string, header: string | undefined) {
  for (const encoding of acceptedEncodings(header)) {
    const candidate = file + SUFFIX[encoding]
    if (await isFile(candidate)) return { encoding, candidate }
  }
  return null
}

/**
 * Answers a built file, in the smallest form the visitor takes of those made at build time. A file
 * that is not there is 404, never a page.
 */
export async function serveAsset(folder: string, requested: string, request: Request): Promise<Response> {
  const file = assetPath(folder, requested)
  if (!file || !(await isFile(file)) || !(await staysInside(folder, file))) return notFound()
  const found = await smallest(file, request.headers.get('accept-encoding') ?? undefined)
  if (!found) return notFound()
  const { size, mtimeMs } = await stat(found.candidate)
  const etag = `"${size.toString(16)}-${Math.round(mtimeMs).toString(16)}"`
  const headers = new Headers({
    'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'Cache-Control': HASHED.test(path.basename(file)) ? IMMUTABLE : 'no-cache',
    ETag: etag,
    Vary: 'Accept-Encoding',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
  if (found.encoding !== 'identity') headers.set('Content-Encoding', found.encoding)
  if (matches(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  headers.set('Content-Length', String(size))
  return new Response(new Uint8Array(await readFile(found.candidate)), { headers })
}

/** Does an If-None-Match header name this ETag? */
export const matches = (header: string | null, etag: string) =>
  (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag)

/** The answer for a file that is not there; nobody keeps it. */
export const notFound = () =>
  new Response('Not found\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
