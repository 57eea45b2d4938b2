import { sha384 } from '../releases/documents/documents'
import { signDocument } from '../releases/documents/signatures'
import { digestOf } from '../releases/publish/write-release'
import { createRemoteBuild, NOW } from '../testing/release-fixture'
import { formatPartHead } from './parts'
import type { TestReleaseApi, KeyPair } from './release-api.fixture'
import { signCall } from './call-signature'

export const KEY = 'mf-a/1.0.0/release-manifest.json'

/** Differences of a call from the listed team's. */
export interface CallOptions {
  readonly by?: KeyPair
  readonly body?: BodyInit
  readonly authorization?: string
}

/** Changes to a valid document, its signer and the place in its signature. */
interface DocumentChanges {
  readonly more?: object
  readonly by?: KeyPair
  readonly place?: string
}

interface SignedRelease {
  readonly document: string
  readonly files: Readonly<Record<string, string>>
}

export interface Answer {
  readonly status: number
  readonly body: unknown
}

/** A part of an upload. */
export const partOf = (name: string, content: string) =>
  Buffer.concat([formatPartHead(name, Buffer.byteLength(content)), Buffer.from(content)])

/** The body of a release as `portal publish` sends it. */
export const bodyOf = ({ document, files }: SignedRelease): Uint8Array<ArrayBuffer> => {
  const parts = Object.entries(files).map(([name, content]) => partOf(name, content))
  return new Uint8Array(Buffer.concat([partOf('release-manifest.json', document), ...parts]))
}

/** Calls of the listed team as `portal` makes them; options change caller, content or signature. */
export function createCalls(getApi: () => TestReleaseApi) {
  const call = async (method: string, path: string, { by = getApi().team, body, authorization }: CallOptions = {}) => {
    const headers = new Headers({ Authorization: authorization ?? signCall({ method, path }, by.privateKey) })
    const sent = { method, headers, ...(body !== undefined && { body, duplex: 'half' }) }
    const answer = await fetch(getApi().api.url + path, sent)
    const text = await answer.text()
    const content: unknown = text.startsWith('{') ? JSON.parse(text) : text
    return { status: answer.status, body: content }
  }
  const release = (text = 'a', { more = {}, by = getApi().team, place = KEY }: DocumentChanges = {}): SignedRelease => {
    const { files: texts, manifest } = createRemoteBuild('mf-a', text)
    const hashes = Object.entries(texts).map(([file, content]) => [file, sha384(Buffer.from(content))])
    const files: Record<string, string> = Object.fromEntries(hashes)
    const entry = { ...manifest, version: '1.0.0' }
    const names = { schema: 2, name: 'mf-a', version: '1.0.0', digest: digestOf(entry, files) }
    const document = { ...names, publishedAt: NOW.toISOString(), by: 'ann', files, compressed: {}, entry, ...more }
    return { document: JSON.stringify(signDocument(place, document, by.privateKey)), files: texts }
  }
  const step = (
    more: object = {},
    number = 2,
    { by = getApi().team, place = placeOf(number) }: DocumentChanges = {},
  ) => {
    const changes = [{ name: 'mf-a', from: null, to: '1.0.0' }]
    const step = { schema: 2, number, at: NOW.toISOString(), by: 'ann', kind: 'promote', changes, ...more }
    return JSON.stringify(signDocument(place, step, by.privateKey))
  }
  return {
    call,
    release,
    step,
    publish: (sent: CallOptions = {}): Promise<Answer> =>
      call('POST', '/releases/mf-a/1.0.0', { body: bodyOf(release()), ...sent }),
    move: (sent: CallOptions = {}, number = 2): Promise<Answer> =>
      call('POST', `/channels/live/${number}`, { body: step(), ...sent }),
  }
}

const placeOf = (number: number) => `channels/live/0000000${number}.json`
