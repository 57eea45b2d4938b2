import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openBucket, type BucketAccess } from './bucket'
import { openCopies } from './copies'
import { openWriteCheck } from './conditional-writes'
import { headersOfObject } from './object-headers'
import { checkKey, latest, type ReleaseStore } from './store'

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
