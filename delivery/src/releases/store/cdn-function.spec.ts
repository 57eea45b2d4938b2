import { expect, test } from 'vitest'
import { runCdnFunction } from '../../testing/cdn-function'

test.each([
  ['/remotes/mf-a/1.0.0/a.0a1b2c3d.js', 'gzip, deflate, br', '/mf-a/1.0.0/a.0a1b2c3d.js.br'],
  ['/remotes/mf-a/1.0.0/a.0a1b2c3d.css', 'gzip', '/mf-a/1.0.0/a.0a1b2c3d.css.gz'],
  ['/remotes/mf-a/1.0.0-dev-0a1b2c3d4e5f/own/a.0a1b2c3d.js', '', '/mf-a/1.0.0-dev-0a1b2c3d4e5f/own/a.0a1b2c3d.js'],
  ['/remotes/mf-a/1.0.0/sans.0a1b2c3d.woff2', 'br', '/mf-a/1.0.0/sans.0a1b2c3d.woff2'],
  ['/shell/1.0.0/main.0a1b2c3d.js', 'br', '/shell/1.0.0/main.0a1b2c3d.js.br'],
  ['/shell/1.0.0/release-manifest.json', 'br', undefined],
  ['/remotes/shell/1.0.0/main.0a1b2c3d.js', 'br', undefined],
  ['/remotes/mf-a/1.0.0/release-manifest.json', 'br', undefined],
  ['/remotes/channels/live/00000001.json', 'br', undefined],
  ['/remotes/mf-a/../keys/a.0a1b2c3d.json', 'br', undefined],
  ['/mf-a/1.0.0/a.0a1b2c3d.js', 'br', undefined],
])("the CDN's function rewrites %s for %j to %s [OPEN-271]", (requested, accepted, uri) => {
  expect(runCdnFunction(requested, accepted)).toEqual(uri === undefined ? { statusCode: 404 } : { uri })
})
