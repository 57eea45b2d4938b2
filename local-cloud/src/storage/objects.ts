import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { parseJson } from '../http/request-body'
import { writeAtomically } from '../store/state-file'

const ObjectSchema = v.object({
  key: v.string(),
  contentType: v.string(),
  size: v.number(),
  etag: v.string(),
  lastModified: v.string(),
  headers: v.record(v.string(), v.string()),
})
export type ObjectInfo = v.InferOutput<typeof ObjectSchema>

const NEWLINE = 0x0a
const LONGEST_INFO = 16 * 1024

/** File names are hashes, so that no key can leave the folder or collide with another. */
const fileName = (key: string) => createHash('sha256').update(key).digest('hex')

async function readInfo(path: string): Promise<ObjectInfo | undefined> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LONGEST_INFO), 0, LONGEST_INFO, 0)
    const end = buffer.subarray(0, bytesRead).indexOf(NEWLINE)
    const info = v.safeParse(ObjectSchema, parseJson(buffer.toString('utf8', 0, Math.max(end, 0))))
    return info.success ? info.output : undefined
  } finally {
    await file.close()
  }
}

/** Objects of one bucket. Each file has a line of JSON metadata, then the object's bytes. */
export class ObjectStore {
  readonly #folder: string
  readonly #index = new Map<string, ObjectInfo>()
  /** Pending `create` calls by key. */
  readonly #creating = new Map<string, Promise<unknown>>()

  private constructor(folder: string) {
    this.#folder = folder
  }

  static async open(folder: string): Promise<ObjectStore> {
    const store = new ObjectStore(folder)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    for (const name of await readdir(folder)) {
      const path = join(folder, name)
      if (name.endsWith('.tmp')) await rm(path, { force: true })
      if (!/^[0-9a-f]{64}$/.test(name)) continue
      const info = await readInfo(path)
      if (info) store.#index.set(info.key, info)
    }
    return store
  }

  info(key: string): ObjectInfo | undefined {
    return this.#index.get(key)
  }

  /** Sorted by the UTF-8 bytes of the keys, as in S3. */
  list(): ObjectInfo[] {
    return [...this.#index.values()].sort((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)))
  }

  async put(key: string, bytes: Buffer, contentType: string, headers: Record<string, string>): Promise<ObjectInfo> {
    const info: ObjectInfo = {
      key,
      contentType,
      size: bytes.length,
      etag: createHash('md5').update(bytes).digest('hex'),
      lastModified: new Date().toISOString(),
      headers,
    }
    const content = Buffer.concat([Buffer.from(`${JSON.stringify(info)}\n`), bytes])
    await writeAtomically(join(this.#folder, fileName(key)), content, `.${randomUUID()}.tmp`)
    this.#index.set(key, info)
    return info
  }

  /** Stores the object; null when the key exists. Only one of several parallel calls succeeds. */
  async create(...args: Parameters<ObjectStore['put']>): Promise<ObjectInfo | null> {
    const [key] = args
    while (this.#creating.has(key)) await this.#creating.get(key)
    if (this.#index.has(key)) return null
    const made = this.put(...args)
    this.#creating.set(
      key,
      made.catch(() => undefined),
    )
    try {
      return await made
    } finally {
      this.#creating.delete(key)
    }
  }

  async read(key: string): Promise<Buffer> {
    const content = await readFile(join(this.#folder, fileName(key)))
    return content.subarray(content.indexOf(NEWLINE) + 1)
  }

  async delete(key: string): Promise<void> {
    this.#index.delete(key)
    await rm(join(this.#folder, fileName(key)), { force: true })
  }
}
