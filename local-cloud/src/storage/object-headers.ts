import type { ObjectInfo } from './objects'

/** Types a browser may show in place; they can not run script. */
const INERT_TYPE = /^(?:image\/(?:png|jpeg|webp|gif|avif)|application\/pdf)(?:;|$)/
/** A presigned address may override these: the signature covers the query. */
const OVERRIDES = ['cache-control', 'content-disposition', 'content-type'] as const

/**
 * Headers an object is served with. Storage shares the portal's origin behind the web server, so anything
 * that could run there is sandboxed.
 */
export function headersOf(info: ObjectInfo, query: URLSearchParams): Record<string, string> & { etag: string } {
  const headers: Record<string, string> & { etag: string } = {
    ...info.headers,
    'content-type': info.contentType,
    etag: `"${info.etag}"`,
    'last-modified': new Date(info.lastModified).toUTCString(),
    'x-content-type-options': 'nosniff',
  }
  for (const name of OVERRIDES) {
    const override = query.get(`response-${name}`)
    if (override !== null) headers[name] = override.replace(/[^\x20-\x7e]/g, '')
  }
  if (!INERT_TYPE.test(headers['content-type'] ?? '')) {
    headers['content-security-policy'] = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:"
  }
  return headers
}
