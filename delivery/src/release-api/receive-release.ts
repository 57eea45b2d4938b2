import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReleaseStore } from '../releases/store/store'
import type { Version } from '../releases/channel/channel'
import { RELEASE_MANIFEST, MAX_MANIFEST_BYTES } from '../releases/documents/documents'
import { releaseKey, readRelease, type StoredRelease } from '../releases/documents/stored-release'
import {
  checkEntry,
  checkFileNames,
  digestOf,
  findEarlierRelease,
  writeRelease,
} from '../releases/publish/write-release'
import { malformed, taken, tooLarge, unfit } from './answer'
import type { Limits } from './limits.data'
import { partsOf, type Part } from './parts'
import { trustedContent, type Trusted } from './trusted-content'

/** Where a release is put together before anything of it is written. */
interface Received {
  readonly folder: string
  readonly content: Buffer
  readonly release: StoredRelease
}

/**
 * Takes a release: its document first, by which it is known what else may come, then each file, of which the hash must
 * be the one that the document names. All of it is in a folder of this machine before anything is written [OPEN-239].
 */
export async function receiveRelease(
  trusted: Trusted,
  version: Version,
  body: AsyncIterable<Uint8Array>,
  limits: Limits,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-upload-'))
  try {
    const parts = partsOf(body)
    const content = await documentIn(await parts.next())
    const release = await checkedRelease(trusted, version, content, limits)
    await receiveFiles({ folder, content, release }, parts, limits)
    await writeReceived(trusted.bare, { folder, content, release }, trusted.store)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function documentIn({ value, done }: IteratorResult<Part, void>): Promise<Buffer> {
  if (done || !value || value.name !== RELEASE_MANIFEST) throw malformed(`its first part is not ${RELEASE_MANIFEST}`)
  if (value.bytes > MAX_MANIFEST_BYTES) throw tooLarge('The document', `${MAX_MANIFEST_BYTES} bytes`)
  const chunks: Buffer[] = []
  for await (const chunk of value.content) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

/** Everything that can be refused by the document alone, by the functions that a web server reads it with. */
async function checkedRelease(
  trusted: Trusted,
  { name, version }: Version,
  content: Buffer,
  { files: most }: Limits,
): Promise<StoredRelease> {
  const what = `${name} ${version}`
  const own = await trustedContent(trusted, `${releaseKey(name, version)}/${RELEASE_MANIFEST}`, content)
  const release = await readRelease(own, name, version).catch((error: Error) => {
    throw malformed(error.message)
  })
  if (!release) throw malformed('it has no document')
  if (Object.keys({ ...release.files, ...release.compressed }).length > most) throw tooLarge(what, `${most} files`)
  if (release.digest !== digestOf(Object(release.entry), release.files)) {
    throw unfit(what, 'A digest over the entry and the files.', 'One over something else')
  }
  const strangers = Object.keys(release.compressed).filter((file) => !(file.replace(/\.(br|gz)$/, '') in release.files))
  if (strangers.length > 0) throw unfit(what, 'Compressed forms of its own files.', strangers.slice(0, 3).join(', '))
  checkEntry(release, trusted.origins)
  const earlier = await findEarlierRelease(trusted.store, release)
  if (earlier) throw taken(what, `${earlier.by} published it at ${earlier.publishedAt}`)
  await checkFileNames(trusted.store, release)
  return release
}

async function receiveFiles({ folder, release }: Received, parts: AsyncGenerator<Part>, limits: Limits): Promise<void> {
  const what = `${release.name} ${release.version}`
  const awaited = new Map(Object.entries({ ...release.files, ...release.compressed }))
  let bytes = 0
  for await (const part of parts) {
    const { name } = part
    const hash = awaited.get(name)
    if (hash === undefined) throw unfit(what, 'Each file that the signed document names, once.', name)
    bytes += part.bytes
    if (part.bytes > limits.fileBytes) throw tooLarge(name, `${limits.fileBytes} bytes`)
    if (bytes > limits.bytes) throw tooLarge(what, `${limits.bytes} bytes`)
    if ((await received(part, path.join(folder, name))) !== hash) {
      throw unfit(what, `${name} with the hash that the signed document names.`, 'Other bytes')
    }
    awaited.delete(name)
  }
  const [missing] = awaited.keys()
  if (missing !== undefined) throw malformed(`${missing} did not come`)
}

/** Writes a file as it comes; answers its hash. */
async function received({ content }: Part, file: string): Promise<string> {
  const hash = createHash('sha384')
  await mkdir(path.dirname(file), { recursive: true })
  const hashed = async function* () {
    for await (const chunk of content) {
      hash.update(chunk)
      yield chunk
    }
  }
  await pipeline(Readable.from(hashed()), createWriteStream(file))
  return `sha384-${hash.digest('base64')}`
}

/** The document is written as its publisher has signed it. */
async function writeReceived(bare: ReleaseStore, { folder, content, release }: Received, trusted: ReleaseStore) {
  const store = { ...trusted, create: bare.create }
  const isWritten = await writeRelease(store, release, folder, content)
  if (!isWritten) throw taken(`${release.name} ${release.version}`, 'Somebody else published it in the same moment')
}
