import type { KeyObject } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { messageOf } from '@portal/domain/unknown'
import { CHANNELS, RELEASE_MANIFEST } from '../releases/documents/documents'
import { Refusal } from '../releases/documents/refusal'
import { checkKey, checkSize, StoreFailure, type ReleaseStore } from '../releases/store/store'
import { readRefusal } from './refusals'
import { formatPartHead } from './parts'
import { signCall } from './call-signature'

const ANSWER_TIMEOUT_MS = 10_000
const UPLOAD_TIMEOUT_MS = 300_000

const NamesSchema = v.array(v.string())

interface CallOptions {
  readonly method?: 'POST'
  readonly body?: BodyInit
  readonly timeoutMs?: number
}

/**
 * A release store behind a release API, for publishers without access to the store. It reads everything and writes only
 * whole releases and steps. Throws `StoreFailure` when the API does not answer, and passes on its refusals.
 */
export function apiStore(address: string, signer: () => KeyObject): ReleaseStore {
  const base = address.replace(/\/+$/, '')
  const call = async (
    path: string,
    { method, body, timeoutMs = ANSWER_TIMEOUT_MS }: CallOptions = {},
  ): Promise<Response> => {
    const headers = new Headers({ Authorization: signCall({ method: method ?? 'GET', path }, signer()) })
    const signal = AbortSignal.timeout(timeoutMs)
    const sent = { ...(method && { method }), ...(body !== undefined && { body, duplex: 'half' as const }) }
    const answer = await fetch(base + path, { ...sent, headers, signal, redirect: 'error' }).catch((error: unknown) => {
      throw new StoreFailure(`the release API ${base} does not answer: ${describeCause(error)}`, { cause: error })
    })
    // A release API never answers with a page: this is a portal, a login or another product.
    if (answer.headers.get('content-type')?.startsWith('text/html')) throw otherProduct(base, answer)
    return answer
  }
  const readJson = async <const T extends v.GenericSchema>(path: string, schema: T): Promise<v.InferOutput<T>> => {
    const answer = await call(path)
    if (!answer.ok) throw await readFailure(answer, base)
    return v.parse(schema, await answer.json())
  }
  /** Writes a release or a step; returns false when it existed already. */
  const send = async (path: string, body: BodyInit, timeoutMs?: number): Promise<boolean> => {
    const answer = await call(path, { method: 'POST', body, ...(timeoutMs !== undefined && { timeoutMs }) })
    if (answer.ok) return true
    if (answer.status === 409) return false
    throw await readFailure(answer, base)
  }
  const refuse = () => unsupportedAction(base)
  return {
    place: base,
    create: async (key, content) => {
      const [first, channel = '', file = ''] = key.split('/')
      if (first !== CHANNELS) return refuse()
      return send(`/${CHANNELS}/${channel}/${Number.parseInt(file, 10)}`, new Uint8Array(content))
    },
    upload: async (key, document, folder, files) =>
      send(
        `/releases/${key.slice(0, -RELEASE_MANIFEST.length - 1)}`,
        streamRelease(document, folder, files),
        UPLOAD_TIMEOUT_MS,
      ),
    read: async (key, maxBytes = Infinity) => {
      checkKey(key)
      const answer = await call(`/documents/${key}`)
      if (answer.status === 404) return null
      if (!answer.ok) throw await readFailure(answer, base)
      const content = Buffer.from(await answer.arrayBuffer())
      checkSize(content.length, maxBytes)
      return content
    },
    list: async (key) => {
      if (key !== '') checkKey(key)
      return readJson(`/names/${key}`, NamesSchema)
    },
    remove: async () => refuse(),
    writtenAt: async () => refuse(),
    sweep: async () => refuse(),
    folderOf: refuse,
    copies: null,
  }
}

function unsupportedAction(base: string): never {
  throw new Refusal('This command needs direct access to the release store.', {
    expected: 'A store, by --store or RELEASE_STORE. A release API only accepts releases and steps.',
    found: `--release-api ${base}.`,
    todo: 'Leave out --release-api if you can write to the store, or ask the operator.',
  })
}

const describeCause = (error: unknown) =>
  error instanceof Error && error.cause ? messageOf(error.cause) : messageOf(error)

const readFailure = async (answer: Response, base: string): Promise<Refusal | StoreFailure> =>
  (await readRefusal(answer)) ?? otherProduct(base, answer)

const otherProduct = (base: string, { status, headers }: Response) =>
  new StoreFailure(
    `${base} is not a release API, or it failed: it answers ${status}${headers.get('content-type')?.startsWith('text/html') ? ' with a page' : ''}`,
  )

/** Streams document and files of a release from the disk. */
function streamRelease(document: Uint8Array, folder: string, files: readonly string[]): ReadableStream<Uint8Array> {
  const parts = (async function* (): AsyncGenerator<Uint8Array> {
    yield formatPartHead(RELEASE_MANIFEST, document.length)
    yield document
    for (const file of files) {
      const source = path.join(folder, file)
      yield formatPartHead(file, (await stat(source)).size)
      for await (const chunk of createReadStream(source)) yield chunk
    }
  })()
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await parts.return(undefined)),
  })
}
