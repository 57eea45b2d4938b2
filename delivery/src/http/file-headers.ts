import path from 'node:path'

/** Content types by extension; every other file is `UNKNOWN`. */
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
  '.wasm': 'application/wasm',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain; charset=utf-8',
}

/** A name with a hash of its content, which never changes. */
const HASHED = /[.-][0-9a-f]{8,}\.\w+$/
const IMMUTABLE = 'public, max-age=31536000, immutable'

const UNKNOWN = 'application/octet-stream'

/** The content type of a file name. */
export const typeOf = (name: string) => TYPES[path.extname(name)] ?? UNKNOWN

/** The Content-Disposition of a file name: browsers save a file of unknown type. */
export const dispositionOf = (name: string) => (typeOf(name) === UNKNOWN ? 'attachment' : 'inline')

/** The Cache-Control of a hashed file name; null for a name without a hash. */
export const cacheControlOf = (name: string) => (HASHED.test(path.basename(name)) ? IMMUTABLE : null)
