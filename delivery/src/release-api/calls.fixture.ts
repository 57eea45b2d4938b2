import { sha384 } from '../releases/documents/hash'
import { signDocument } from '../releases/documents/signatures'
import { digestOf } from '../releases/publish/write-release'
import { createRemoteBuild, NOW } from '../testing/release-fixture'
import { headOf } from './parts'
import type { Premises, Somebody } from './release-api.fixture'
import { signedCall } from './signed-call'

export const KEY = 'mf-a/1.0.0/release-manifest.json'

/** How a call is otherwise than the listed team's. */
export interface Sent {
  readonly by?: Somebody
  readonly body?: BodyInit
  readonly authorization?: string
}

/** What is otherwise than it should be, and where it is signed for. */
interface Otherwise {
  readonly more?: object
  readonly by?: Somebody
  readonly place?: string
}

interface Release {
  readonly document: string
  readonly files: Readonly<Record<string, string>>
}

export interface Answer {
  readonly status: number
  readonly said: unknown
}

/** A part of an upload. */
export const partOf = (name: string, content: string) =>
  Buffer.concat([headOf(name, Buffer.byteLength(content)), Buffer.from(content)])

/** A release as "portal publish" sends it. */
export const bodyOf = ({ document, files }: Release): Uint8Array<ArrayBuffer> => {
  const parts = Object.entries(files).map(([name, content]) => partOf(name, content))
  return new Uint8Array(Buffer.concat([partOf('release-manifest.json', document), ...parts]))
}

/** Calls as "portal" makes them, or otherwise; by the team that is listed, unless it is somebody else. */
export function callsOf(here: () => Premises) {
  const call = async (method: string, path: string, { by = here().team, body, authorization }: Sent = {}) => {
    const headers = new Headers({ Authorization: authorization ?? signedCall({ method, path }, by.privateKey) })
    const sent = { method, headers, ...(body !== undefined && { body, duplex: 'half' }) }
    const answer = await fetch(here().api.url + path, sent)
    const text = await answer.text()
    const said: unknown = text.startsWith('{') ? JSON.parse(text) : text
    return { status: answer.status, said }
  }
  const release = (text = 'a', { more = {}, by = here().team, place = KEY }: Otherwise = {}): Release => {
    const { files: texts, manifest } = createRemoteBuild('mf-a', text)
    const hashes = Object.entries(texts).map(([file, content]) => [file, sha384(Buffer.from(content))])
    const files: Record<string, string> = Object.fromEntries(hashes)
    const entry = { ...manifest, version: '1.0.0' }
    const names = { schema: 2, name: 'mf-a', version: '1.0.0', digest: digestOf(entry, files) }
    const document = { ...names, publishedAt: NOW.toISOString(), by: 'ann', files, compressed: {}, entry, ...more }
    return { document: JSON.stringify(signDocument(place, document, by.privateKey)), files: texts }
  }
  const step = (more: object = {}, number = 2, { by = here().team, place = placeOf(number) }: Otherwise = {}) => {
    const changes = [{ name: 'mf-a', from: null, to: '1.0.0' }]
    const words = { schema: 2, number, at: NOW.toISOString(), by: 'ann', kind: 'promote', changes, ...more }
    return JSON.stringify(signDocument(place, words, by.privateKey))
  }
  return {
    call,
    release,
    step,
    publish: (sent: Sent = {}): Promise<Answer> =>
      call('POST', '/releases/mf-a/1.0.0', { body: bodyOf(release()), ...sent }),
    move: (sent: Sent = {}, number = 2): Promise<Answer> =>
      call('POST', `/channels/live/${number}`, { body: step(), ...sent }),
  }
}

const placeOf = (number: number) => `channels/live/0000000${number}.json`
