import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openBucket, type BucketAccess, type WriteResult } from './bucket'
import { folderStore } from './folder-store'
import { headersOfObject } from './object-headers'
import { checkKey, latest, UnconditionalWrites, type Copies, type ReleaseStore } from './store'

const CONCURRENT_DELETES = 8
/** Wait after a write that conflicted with another writer. */
const CONFLICT_RETRY_MS = 50

const PLACE = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w@-][\w@.+~/-]*?))?\/?$/

/** Parses `s3://bucket/prefix`; null for other text. */
export function parseBucketPlace(place: string): { readonly bucket: string; readonly prefix: string } | null {
  const [, bucket, prefix = ''] = PLACE.exec(place) ?? []
  return bucket === undefined ? null : { bucket, prefix }
}

/**
 * A release store in a bucket, `s3://bucket/prefix`, for several machines. This machine copies the files that it serves
 * into a folder. Throws `StoreFailure` if the bucket fails.
 */
export function bucketStore(place: string, access: BucketAccess, copiesFolder: string): ReleaseStore {
  const found = parseBucketPlace(place)
  if (!found) throw new Error(`${place} is not a valid bucket, such as s3://bucket/prefix`)
  const { bucket, prefix } = found
  let opened: ReturnType<typeof openBucket> | null = null
  const calls = () => (opened ??= openBucket(bucket, access))
  const objectOf = (key: string) => {
    checkKey(key)
    return prefix ? `${prefix}/${key}` : key
  }
  const below = (key: string) => (key ? `${objectOf(key)}/` : prefix && `${prefix}/`)

  const read: ReleaseStore['read'] = async (key, most = Infinity) => (await calls()).get(objectOf(key), most)

  const put = async (key: string, content: Uint8Array) =>
    (await calls()).putNew(objectOf(key), content, headersOfObject(key))

  const remove = async (key: string) => (await calls()).delete(objectOf(key))
  const checkWrites = openWriteCheck({ put, remove })

  const create: ReleaseStore['create'] = async (key, content) => {
    checkKey(key)
    await checkWrites()
    const outcome = await put(key, content)
    if (outcome === 'unsure') return (await read(key))?.equals(content) ?? false
    if (outcome !== 'conflict') return outcome === 'written'
    await delay(CONFLICT_RETRY_MS)
    return create(key, content)
  }

  const copies = openCopies(path.join(copiesFolder, bucket, prefix), read)
  return {
    place,
    create,
    read,
    checkWrites,
    list: async (key) => {
      const start = below(key)
      const found = await (await calls()).list(start, '/')
      return found.map((one) => one.key.slice(start.length).replace(/\/$/, '')).toSorted()
    },
    remove: async (key, first) => {
      const { list, delete: delete_ } = await calls()
      if (first !== undefined) await delete_(`${objectOf(key)}/${first}`)
      const left = [objectOf(key), ...(await list(below(key))).map((one) => one.key)]
      const worker = async () => {
        for (let one = left.shift(); one !== undefined; one = left.shift()) await delete_(one)
      }
      await Promise.all(Array.from({ length: CONCURRENT_DELETES }, worker))
    },
    writtenAt: async (key) => {
      const object = objectOf(key)
      const found = await (await calls()).list(object)
      return latest(found.filter((one) => one.key === object || one.key.startsWith(`${object}/`)).map(({ at }) => at))
    },
    // A bucket shows no unfinished objects, and this store uses no multipart uploads.
    sweep: async () => undefined,
    folderOf: copies.folderOf,
    copies,
  }
}

/** Folder of test writes. No package can have this name. */
const TRIALS = 'trials'

interface TrialCalls {
  readonly put: (key: string, content: Uint8Array) => Promise<WriteResult>
  readonly remove: (key: string) => Promise<void>
}

/**
 * Returns a check that the bucket refuses to overwrite an object. It tests once and throws `UnconditionalWrites` if not.
 * After a failed test the next call tests again [OPEN-272].
 */
function openWriteCheck({ put, remove }: TrialCalls): () => Promise<void> {
  let trial: Promise<void> | undefined
  const runTrial = async () => {
    const key = `${TRIALS}/${randomUUID()}`
    await put(key, Buffer.from('first'))
    const second = await put(key, Buffer.from('second'))
    await remove(key)
    if (second === 'written') throw writesAreUnconditional()
  }
  const forget = (error: unknown) => {
    trial = undefined
    throw error
  }
  return () => (trial ??= runTrial().catch(forget))
}

const writesAreUnconditional = () =>
  new UnconditionalWrites(
    'the bucket fails: it overwrites objects in spite of If-None-Match: *, so one publisher could undo the work of ' +
      'another. Nothing was written. Use a store with conditional writes (docs/operate.md)',
  )

/** Copies of a store's documents in a local folder. */
function openCopies(folder: string, read: ReleaseStore['read']): Copies & Pick<ReleaseStore, 'folderOf'> {
  const { create, folderOf, list, remove } = folderStore(folder)
  /** Fetches in progress by key, so that concurrent readers share one. */
  const pending = new Map<string, Promise<void>>()
  const fetch = async (key: string) => {
    const content = await read(key)
    if (content) await create(key, content)
  }
  return {
    folderOf,
    list,
    drop: (key) => remove(key),
    fetch: async (key) => {
      if (existsSync(folderOf(key))) return
      const fetched = pending.get(key) ?? fetch(key).finally(() => pending.delete(key))
      pending.set(key, fetched)
      await fetched
    },
  }
}
