import { expect, test } from 'vitest'
import { remoteAskedFor } from './told-to-teams'

test.each([
  ['/versions/metrics/mf-a', 'mf-a'],
  ['/versions/errors/mf-a?since=2026-11-20&version=1.0.0', 'mf-a'],
  ['/versions/served/mf-a', null],
  ['/versions/metrics/', null],
  ['/versions/metrics/shell', null],
  ['/versions/metrics/mf-a/more', null],
  ['/versions/metrics/../metrics/mf-a', null],
  ['/versions/metrics/mf-a%3Fx', null],
  ['/documents/mf-a/1.0.0/release-manifest.json', null],
  ['https://other.example/versions/metrics/mf-a', null],
  ['', null],
])('%s asks for %s [OPEN-321]', (path, name) => {
  expect(remoteAskedFor(path)).toBe(name)
})
