import { afterEach, beforeEach, expect, test } from 'vitest'
import { sha384 } from '../releases/documents/documents'
import { digestOf } from '../releases/publish/write-release'
import { createRemoteBuild } from '../testing/release-fixture'
import { bodyOf, createCalls, partOf, type Answer } from './calls.fixture'
import { LIMITS } from './limits.data'
import { formatPartHead } from './parts'
import { startTestReleaseApi, type TestReleaseApi } from './release-api.fixture'
import { signCall } from './call-signature'

let here: TestReleaseApi
beforeEach(async () => {
  here = await startTestReleaseApi({ ...LIMITS, files: 8, fileBytes: 2000, bytes: 3000 })
})
afterEach(() => here.close())

const { call, release, publish } = createCalls(() => here)
const [entry = ''] = Object.keys(createRemoteBuild('mf-a', 'a').files)

const signedFor = (path: string, now?: Date) => ({
  authorization: signCall({ method: 'POST', path }, here.team.privateKey, now),
})
const inDocument = (more: object) => publish({ body: bodyOf(release('a', { more })) })
const withFiles = (files: Record<string, string>) => publish({ body: bodyOf({ ...release(), files }) })
/** Publishes the document followed by these part heads. */
const withHeads = (...heads: Buffer[]) =>
  publish({ body: new Uint8Array(Buffer.concat([partOf('release-manifest.json', release().document), ...heads])) })
/** Publishes a document with these hashes and the matching digest. */
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
  [
    'a call signed an hour ago',
    401,
    () => publish(signedFor('/releases/mf-a/1.0.0', new Date(Date.now() - 3_600_000))),
  ],
  ['a call by an unlisted key', 403, () => publish({ by: here.makeKeyPair('stranger') })],
  ["another team's package", 403, () => call('POST', '/releases/mf-b/1.0.0', { body: bodyOf(release()) })],
  [
    'a document signed by another key',
    403,
    () => publish({ body: bodyOf(release('a', { by: here.makeKeyPair('stranger') })) }),
  ],
  [
    'a document signed for another version',
    403,
    () => publish({ body: bodyOf(release('a', { place: 'mf-a/2.0.0/release-manifest.json' })) }),
  ],
  [
    'a changed document',
    403,
    () => publish({ body: bodyOf({ ...release(), document: release().document.replace('"ann"', '"bob"') }) }),
  ],
  ['a document of another name', 400, () => inDocument({ name: 'mf-b' })],
  ['a document with an unknown field', 400, () => inDocument({ planted: true })],
  ['a digest of something else', 422, () => inDocument({ digest: sha384('x') })],
  [
    'a manifest that web servers cannot read',
    422,
    () => inDocument({ entry: { name: 'mf-a' }, files: {}, digest: digestOf({ name: 'mf-a' }, {}) }),
  ],
  [
    'a compressed file without its original',
    422,
    () => inDocument({ compressed: { 'planted.0a1b2c3d.js.br': sha384('x') } }),
  ],
  ['another hash than its manifest has', 422, () => naming({ ...hashesOf(release().files), [entry]: sha384('x') })],
  ['a file with other bytes', 422, () => withFiles({ ...release().files, [entry]: 'b' })],
  ['a file twice', 422, () => publish({ body: new Uint8Array([...bodyOf(release()), ...partOf(entry, 'a')]) })],
  ['a missing file', 400, () => withFiles({ [entry]: 'a' })],
  ['a file before the document', 400, () => publish({ body: new Uint8Array(partOf(entry, 'a')) })],
  ['an empty body', 400, () => publish({ body: '' })],
  ['an upload that ends too early', 400, () => publish({ body: bodyOf(release()).slice(0, -3) })],
  ['an invalid length', 400, () => publish({ body: '-1 release-manifest.json\n' })],
  ['a line without an end', 400, () => publish({ body: 'x'.repeat(3000) })],
  [
    'a document that is too large',
    413,
    () => publish({ body: new Uint8Array(formatPartHead('release-manifest.json', 1_000_000_000)) }),
  ],
  ['a file that is too large', 413, () => withHeads(formatPartHead(entry, 2001))],
  ['too many files', 413, () => inDocument({ files: many() })],
]

test.each(REFUSED)('refuses %s with a sentence and writes nothing [OPEN-239]', async (_, status, act) => {
  const before = await here.listKeys()
  const answer = await act()
  const refusal = { refused: expect.any(String), expected: expect.any(String), found: expect.any(String) }
  expect(answer).toEqual({ status, body: { ...refusal, todo: expect.any(String) } })
  expect(await here.listKeys()).toEqual(before)
})

test('does not read a file that the signed document does not list, whatever its path [OPEN-239]', async () => {
  for (const name of ['b.0a1b2c3d.js', '../../planted.0a1b2c3d.js', '/planted.0a1b2c3d.js', 'release-manifest.json']) {
    const answer = await withHeads(formatPartHead(name, 1_000_000))
    expect(answer).toMatchObject({ status: 422, body: { expected: 'Each file of the signed document, once.' } })
  }
})

test('refuses files that exceed the limit together, and writes nothing [OPEN-239]', async () => {
  await here.close()
  // `a`, `a!` and `<svg/>` are 9 bytes.
  here = await startTestReleaseApi({ ...LIMITS, bytes: 8 })
  const before = await here.listKeys()
  expect(await publish()).toMatchObject({ status: 413, body: { refused: 'mf-a 1.0.0 is too large.' } })
  expect(await here.listKeys()).toEqual(before)
  await here.close()
  here = await startTestReleaseApi({ ...LIMITS, bytes: 9 })
  expect((await publish()).status).toBe(201)
})

test('refuses an upload without a free slot, and asks to try again [OPEN-239]', async () => {
  await here.close()
  here = await startTestReleaseApi({ ...LIMITS, uploads: 0 })
  expect(await publish()).toMatchObject({ status: 429, body: { todo: 'Try again in a minute.' } })
})
