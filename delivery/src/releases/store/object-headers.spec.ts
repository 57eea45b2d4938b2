import { expect, test } from 'vitest'
import { headersOfObject } from './object-headers'

const YEAR = 'public, max-age=31536000, immutable'
const SECONDS = 'public, max-age=5'

test.each([
  ['mf-a/1.0.0/remoteEntry.0a1b2c3d.js', 'text/javascript; charset=utf-8', undefined, YEAR],
  ['mf-a/1.0.0/standalone/page.0a1b2c3d.js.br', 'text/javascript; charset=utf-8', 'br', YEAR],
  ['mf-a/1.0.0-dev-0a1b2c3d4e5f/page.0a1b2c3d.css.gz', 'text/css; charset=utf-8', 'gzip', YEAR],
  ['shell/1.0.0/sans.0a1b2c3d.woff2', 'font/woff2', undefined, YEAR],
  ['mf-a/1.0.0/release-manifest.json', 'application/json; charset=utf-8', undefined, SECONDS],
  ['channels/live/00000017.json', 'application/json; charset=utf-8', undefined, SECONDS],
  ['keys/00000002.json', 'application/json; charset=utf-8', undefined, SECONDS],
  ['holds/mf-a/1.0.0/c0ffee00-0a1b2c3d4e5f.json', 'application/json; charset=utf-8', undefined, SECONDS],
  ['sdk/3.1.9/portal-ui-0a1b2c3d.tar.gz', 'application/octet-stream', undefined, SECONDS],
])('gives %s its type, encoding and cache time [OPEN-271]', (key, type, encoding, cache) => {
  const disposition = type === 'application/octet-stream' ? 'attachment' : 'inline'
  expect(headersOfObject(key)).toEqual({ type, encoding, cache, disposition })
})
