import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isSubject, readIssuers } from './issuers'

const folder = mkdtempSync(path.join(tmpdir(), 'portal-ci-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SUBJECT = { subject: 'repo:team/mf-a:ref:refs/tags/v*', packages: ['mf-a'], may: ['publish', 'move'] }
const ISSUER = {
  issuer: 'https://ci.example',
  jwks: 'https://ci.example/jwks',
  audience: 'https://releases.example',
  subjects: [SUBJECT],
}

function read(text: string) {
  const file = path.join(folder, 'ci.json')
  writeFileSync(file, text)
  return readIssuers(file)
}
const listed = (more: object) => () => read(JSON.stringify([{ ...ISSUER, ...more }]))
const subject = (more: object) => listed({ subjects: [{ ...SUBJECT, ...more }] })

test('a list is read [OPEN-295]', () => expect(read(JSON.stringify([ISSUER]))).toEqual([ISSUER]))

test.each([
  ['keys that come without TLS', listed({ jwks: 'http://ci.example/jwks' }), 'https://'],
  ['an issuer without TLS', listed({ issuer: 'http://ci.example' }), 'https://'],
  ['no audience', listed({ audience: '' }), 'Invalid length'],
  ['an audience with what binds it', listed({ audience: 'https://releases.example#x' }), 'Invalid format'],
  ['nobody', listed({ subjects: [] }), 'Invalid length'],
  ['everybody', subject({ subject: '*' }), 'begins with 8 characters'],
  ['everybody of a kind', subject({ subject: 'repo:*' }), 'begins with 8 characters'],
  ['no package', subject({ packages: [] }), 'Invalid length'],
  ['all packages', subject({ packages: ['*'] }), 'no name of a package'],
  ['another right', subject({ may: ['remove'] }), 'Invalid type'],
  ['something else besides', listed({ secret: 'x' }), 'Invalid key'],
  ['no issuer', () => read('[]'), 'Invalid length'],
  [
    'one issuer twice',
    () => read(JSON.stringify([ISSUER, { ...ISSUER, audience: 'https://other.example' }])),
    'stands there twice',
  ],
  [
    'one issuer twice, written otherwise',
    () => read(JSON.stringify([ISSUER, { ...ISSUER, issuer: 'https://CI.example/' }])),
    'stands there twice',
  ],
  ['no JSON', () => read('{'), 'JSON'],
  ['no file', () => readIssuers(path.join(folder, 'none.json')), 'ENOENT'],
])('a list of %s is refused by the name of its setting [OPEN-295]', (_, act, why) => {
  expect(act).toThrow(/^The identities of CIs \(RELEASE_CI\) cannot be read from /)
  expect(act).toThrow(why)
})

test.each([
  ['repo:team/mf-a:ref:refs/tags/v*', 'repo:team/mf-a:ref:refs/tags/v1.0.0', true],
  ['repo:team/mf-a:ref:refs/tags/v*', 'repo:team/mf-a:ref:refs/tags/', false],
  ['repo:team/*:pull_request', 'repo:team/mf-a:pull_request', true],
  ['repo:team/*:pull_request', 'repo:team/mf-a:ref:x:pull_request', false],
  ['repo:team/mf-*:ref:refs/heads/main', 'repo:team/mf-x/evil:ref:refs/heads/main', false],
  ['repo:team/mf-a:ref:refs/heads/*', 'repo:team/mf-a:ref:refs/heads/release/1.0', false],
  ['repo:team/mf-a:ref:refs/*', 'repo:team/mf-a:ref:refs/heads/main', false],
  ['repo:team/mf-a:ref:refs/*/*', 'repo:team/mf-a:ref:refs/heads/main', true],
  ['repo:team/mf-a:*', 'repo:team/mf-a:pull_request', true],
  ['repo:team/mf-a:*', 'repo:team/mf-a:ref:refs/heads/main', false],
  ['project_path:team/*:ref_type:tag:ref:v*', 'project_path:team/sub/mf-a:ref_type:tag:ref:v1', false],
  ['repo:team/mf.a:pull_request', 'repo:team/mf-a:pull_request', false],
  ['repo:team/mf-a:pull_request', 'repo:team/mf-a:pull_request\n', false],
])('%s and %s: %s [OPEN-295]', (pattern, given, isOne) => expect(isSubject(pattern, given)).toBe(isOne))
