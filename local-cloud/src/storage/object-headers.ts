import type { ObjectInfo } from './objects'

/** Types that cannot run script in a browser. */
const INERT_TYPE = /^(?:image\/(?:png|jpeg|webp|gif|avif)|application\/pdf)(?:;|$)/
/** A presigned URL may override these headers, because its signature covers the query. */
const OVERRIDES = ['cache-control', 'content-disposition', 'content-type'] as const

/**
 * The web server serves storage on the portal's origin, so types that could run script are sandboxed.
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
