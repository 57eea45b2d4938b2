import path from 'node:path'

/** The only types that a file is ever told to be. */
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

/** A name with its content's hash in it never means anything else. */
const HASHED = /[.-][0-9a-f]{8,}\.\w+$/
const IMMUTABLE = 'public, max-age=31536000, immutable'

const UNKNOWN = 'application/octet-stream'

/** The content type of a file of this name. */
export const typeOf = (name: string) => TYPES[path.extname(name)] ?? UNKNOWN

/** How a browser treats a file of this name that is opened by itself: it saves one of unknown type. */
export const dispositionOf = (name: string) => (typeOf(name) === UNKNOWN ? 'attachment' : 'inline')

/** How long a file of this name is kept by whoever has it; null where its name does not tell its content. */
export const keptFor = (name: string) => (HASHED.test(path.basename(name)) ? IMMUTABLE : null)
