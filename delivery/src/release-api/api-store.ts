import type { KeyObject } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { messageOf } from '@portal/domain/unknown'
import { CHANNELS, RELEASE_MANIFEST } from '../releases/documents/documents'
import { Refusal } from '../releases/documents/refusal'
import { checkKey, checkSize, StoreFailure, type ReleaseStore } from '../releases/store/store'
import { refusalIn } from './answer'
import { headOf } from './parts'
import { signedCall } from './signed-call'

const ANSWER_MS = 10_000
const UPLOAD_MS = 300_000

const NamesSchema = v.array(v.string())

interface Asked {
  readonly method?: 'POST'
  readonly body?: BodyInit
  readonly withinMs?: number
}

/**
 * The release store behind a release API, for publishers who may not write to it: read as any other, and written to by
 * the release and by the step alone, each signed. Throws `StoreFailure` where it does not answer, and its refusals.
 */
export function apiStore(address: string, signer: () => KeyObject): ReleaseStore {
  const base = address.replace(/\/+$/, '')
  const ask = async (path: string, { method, body, withinMs = ANSWER_MS }: Asked = {}): Promise<Response> => {
    const headers = new Headers({ Authorization: signedCall({ method: method ?? 'GET', path }, signer()) })
    const signal = AbortSignal.timeout(withinMs)
    const sent = { ...(method && { method }), ...(body !== undefined && { body, duplex: 'half' as const }) }
    const answer = await fetch(base + path, { ...sent, headers, signal, redirect: 'error' }).catch((error: unknown) => {
      throw new StoreFailure(`the release API ${base} does not answer: ${wordsOf(error)}`, { cause: error })
    })
    // A portal, a login or another product: a release API answers with no page.
    if (answer.headers.get('content-type')?.startsWith('text/html')) throw notApi(base, answer)
    return answer
  }
  const told = async <const T extends v.GenericSchema>(path: string, schema: T): Promise<v.InferOutput<T>> => {
    const answer = await ask(path)
    if (!answer.ok) throw await refusalOf(answer, base)
    return v.parse(schema, await answer.json())
  }
  /** Whether it was written; false where somebody else was first. */
  const send = async (path: string, body: BodyInit, withinMs?: number): Promise<boolean> => {
    const answer = await ask(path, { method: 'POST', body, ...(withinMs !== undefined && { withinMs }) })
    if (answer.ok) return true
    if (answer.status === 409) return false
    throw await refusalOf(answer, base)
  }
  const nothing = () => notHere(base)
  return {
    place: base,
    create: async (key, content) => {
      const [first, channel = '', file = ''] = key.split('/')
      if (first !== CHANNELS) return nothing()
      return send(`/${CHANNELS}/${channel}/${Number.parseInt(file, 10)}`, new Uint8Array(content))
    },
    upload: async (key, document, folder, files) =>
      send(`/releases/${key.slice(0, -RELEASE_MANIFEST.length - 1)}`, bodyOf(document, folder, files), UPLOAD_MS),
    read: async (key, most = Infinity) => {
      checkKey(key)
      const answer = await ask(`/documents/${key}`)
      if (answer.status === 404) return null
      if (!answer.ok) throw await refusalOf(answer, base)
      const content = Buffer.from(await answer.arrayBuffer())
      checkSize(content.length, most)
      return content
    },
    list: async (key) => {
      if (key !== '') checkKey(key)
      return told(`/names/${key}`, NamesSchema)
    },
    remove: async () => nothing(),
    writtenAt: async () => nothing(),
    sweep: async () => nothing(),
    folderOf: nothing,
    copies: null,
  }
}

function notHere(base: string): never {
  throw new Refusal('That is done on the release store itself.', {
    expected: 'The store, by --store or RELEASE_STORE: a release API takes releases and steps alone.',
    found: `--release-api ${base}.`,
    todo: 'Leave out --release-api where you may write to the store, or ask the operator.',
  })
}

const wordsOf = (error: unknown) => (error instanceof Error && error.cause ? messageOf(error.cause) : messageOf(error))

const refusalOf = async (answer: Response, base: string): Promise<Refusal | StoreFailure> =>
  (await refusalIn(answer)) ?? notApi(base, answer)

const notApi = (base: string, { status, headers }: Response) =>
  new StoreFailure(
    `${base} is no release API, or fails: it answers ${status}${headers.get('content-type')?.startsWith('text/html') ? ' with a page' : ''}`,
  )

/** Document and files, as they are read from the disk. */
function bodyOf(document: Uint8Array, folder: string, files: readonly string[]): ReadableStream<Uint8Array> {
  const parts = (async function* (): AsyncGenerator<Uint8Array> {
    yield headOf(RELEASE_MANIFEST, document.length)
    yield document
    for (const file of files) {
      const there = path.join(folder, file)
      yield headOf(file, (await stat(there)).size)
      for await (const chunk of createReadStream(there)) yield chunk
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
