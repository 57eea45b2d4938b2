import { afterEach, beforeEach, expect, test } from 'vitest'
import { sha384 } from '../releases/documents/hash'
import { digestOf } from '../releases/publish/write-release'
import { createRemoteBuild } from '../testing/release-fixture'
import { bodyOf, callsOf, partOf, type Answer } from './calls.fixture'
import { LIMITS } from './limits.data'
import { headOf } from './parts'
import { premises, type Premises } from './release-api.fixture'
import { signedCall } from './signed-call'

let here: Premises
beforeEach(async () => {
  here = await premises({ ...LIMITS, files: 8, fileBytes: 2000, bytes: 3000 })
})
afterEach(() => here.close())

const { call, release, publish } = callsOf(() => here)
const [entry = ''] = Object.keys(createRemoteBuild('mf-a', 'a').files)

const signedFor = (path: string, now?: Date) => ({
  authorization: signedCall({ method: 'POST', path }, here.team.privateKey, now),
})
const inDocument = (more: object) => publish({ body: bodyOf(release('a', { more })) })
const withFiles = (files: Record<string, string>) => publish({ body: bodyOf({ ...release(), files }) })
/** The document, and these heads of parts after it. */
const withHeads = (...heads: Buffer[]) =>
  publish({ body: new Uint8Array(Buffer.concat([partOf('release-manifest.json', release().document), ...heads])) })
/** A document that names these files, with the digest for it. */
function naming(hashes: Record<string, string>): Promise<Answer> {
  const { manifest } = createRemoteBuild('mf-a', 'a')
  return inDocument({ files: hashes, digest: digestOf({ ...manifest, version: '1.0.0' }, hashes) })
}
const hashesOf = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [name, sha384(Buffer.from(text))]))
const many = () => Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`f${at}.0a1b2c3d.js`, sha384('x')]))

const REFUSED: readonly (readonly [string, number, () => Promise<Answer>])[] = [
  ['a call without a signature', 401, () => publish({ authorization: '' })],
  ['a call that was signed for another path', 401, () => publish(signedFor('/releases/mf-a/1.0.1'))],
  ['a call of an hour ago', 401, () => publish(signedFor('/releases/mf-a/1.0.0', new Date(Date.now() - 3_600_000)))],
  ['a call by a key that nobody has listed', 403, () => publish({ by: here.somebody('stranger') })],
  ["another team's package", 403, () => call('POST', '/releases/mf-b/1.0.0', { body: bodyOf(release()) })],
  [
    'a document that another key has signed',
    403,
    () => publish({ body: bodyOf(release('a', { by: here.somebody('stranger') })) }),
  ],
  [
    'a document that was signed for another version',
    403,
    () => publish({ body: bodyOf(release('a', { place: 'mf-a/2.0.0/release-manifest.json' })) }),
  ],
  [
    'a document that was changed',
    403,
    () => publish({ body: bodyOf({ ...release(), document: release().document.replace('"ann"', '"bob"') }) }),
  ],
  ['a document of another name', 400, () => inDocument({ name: 'mf-b' })],
  ['a document with more than it has', 400, () => inDocument({ planted: true })],
  ['a digest of something else', 422, () => inDocument({ digest: sha384('x') })],
  [
    'a manifest that no web server reads',
    422,
    () => inDocument({ entry: { name: 'mf-a' }, files: {}, digest: digestOf({ name: 'mf-a' }, {}) }),
  ],
  ['a compressed form of nothing', 422, () => inDocument({ compressed: { 'planted.0a1b2c3d.js.br': sha384('x') } })],
  ['another hash than its manifest has', 422, () => naming({ ...hashesOf(release().files), [entry]: sha384('x') })],
  ['a file with other bytes', 422, () => withFiles({ ...release().files, [entry]: 'b' })],
  ['a file twice', 422, () => publish({ body: new Uint8Array([...bodyOf(release()), ...partOf(entry, 'a')]) })],
  ['a file that does not come', 400, () => withFiles({ [entry]: 'a' })],
  ['a file before the document', 400, () => publish({ body: new Uint8Array(partOf(entry, 'a')) })],
  ['nothing', 400, () => publish({ body: '' })],
  ['an upload that ends too early', 400, () => publish({ body: bodyOf(release()).slice(0, -3) })],
  ['a length that is none', 400, () => publish({ body: '-1 release-manifest.json\n' })],
  ['a line without an end', 400, () => publish({ body: 'x'.repeat(3000) })],
  [
    'a document that is too large',
    413,
    () => publish({ body: new Uint8Array(headOf('release-manifest.json', 1_000_000_000)) }),
  ],
  ['a file that is too large', 413, () => withHeads(headOf(entry, 2001))],
  ['too many files', 413, () => inDocument({ files: many() })],
]

test.each(REFUSED)('%s is refused in words, and nothing is written [OPEN-239]', async (_, status, act) => {
  const before = await here.everything()
  const answer = await act()
  const words = { refused: expect.any(String), expected: expect.any(String), found: expect.any(String) }
  expect(answer).toEqual({ status, said: { ...words, todo: expect.any(String) } })
  expect(await here.everything()).toEqual(before)
})

test('a file that the signed document does not name is not read, whatever place it names [OPEN-239]', async () => {
  for (const name of ['b.0a1b2c3d.js', '../../planted.0a1b2c3d.js', '/planted.0a1b2c3d.js', 'release-manifest.json']) {
    const answer = await withHeads(headOf(name, 1_000_000))
    expect(answer).toMatchObject({ status: 422, said: { expected: 'Each file that the signed document names, once.' } })
  }
})

test('files that are too large together are refused, and nothing is written [OPEN-239]', async () => {
  await here.close()
  // `a`, `a!` and `<svg/>` are 9 bytes.
  here = await premises({ ...LIMITS, bytes: 8 })
  const before = await here.everything()
  expect(await publish()).toMatchObject({ status: 413, said: { refused: 'mf-a 1.0.0 is too large.' } })
  expect(await here.everything()).toEqual(before)
  await here.close()
  here = await premises({ ...LIMITS, bytes: 9 })
  expect((await publish()).status).toBe(201)
})

test('more uploads at once than there are places for are told to come again [OPEN-239]', async () => {
  await here.close()
  here = await premises({ ...LIMITS, uploads: 0 })
  expect(await publish()).toMatchObject({ status: 429, said: { todo: 'Try again in a minute.' } })
})
