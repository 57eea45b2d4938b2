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
import { malformedUpload, existingUpload, tooLargeUpload, unfitUpload } from './refusals'
import type { Limits } from './limits.data'
import { readParts, type Part } from './parts'
import { verifyDocument, type TrustedStore } from './verify-document'

/** A release in a temporary folder, before it is written to the store. */
interface Upload {
  readonly folder: string
  readonly content: Buffer
  readonly release: StoredRelease
}

/**
 * Receives a release: its document first, which lists all files, then each file, whose hash must match the document.
 * The store is written only after everything has arrived in a temporary folder [OPEN-239].
 */
export async function receiveRelease(
  trusted: TrustedStore,
  version: Version,
  body: AsyncIterable<Uint8Array>,
  limits: Limits,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-upload-'))
  try {
    const parts = readParts(body)
    const content = await readDocument(await parts.next())
    const release = await checkRelease(trusted, version, content, limits)
    await receiveFiles({ folder, content, release }, parts, limits)
    await writeUpload(trusted.bare, { folder, content, release }, trusted.store)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readDocument({ value, done }: IteratorResult<Part, void>): Promise<Buffer> {
  if (done || !value || value.name !== RELEASE_MANIFEST)
    throw malformedUpload(`Its first part is not ${RELEASE_MANIFEST}`)
  if (value.bytes > MAX_MANIFEST_BYTES) throw tooLargeUpload('The document', `${MAX_MANIFEST_BYTES} bytes`)
  const chunks: Buffer[] = []
  for await (const chunk of value.content) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

/** Checks a document as web servers do. Refuses everything that the document alone shows. */
async function checkRelease(
  trusted: TrustedStore,
  { name, version }: Version,
  content: Buffer,
  { files: most }: Limits,
): Promise<StoredRelease> {
  const what = `${name} ${version}`
  const own = await verifyDocument(trusted, `${releaseKey(name, version)}/${RELEASE_MANIFEST}`, content)
  const release = await readRelease(own, name, version).catch((error: Error) => {
    throw malformedUpload(error.message)
  })
  if (!release) throw malformedUpload('It has no document')
  if (Object.keys({ ...release.files, ...release.compressed }).length > most)
    throw tooLargeUpload(what, `${most} files`)
  if (release.digest !== digestOf(Object(release.entry), release.files)) {
    throw unfitUpload(what, 'A digest of the entry and the files.', 'Another digest')
  }
  const strangers = Object.keys(release.compressed).filter((file) => !(file.replace(/\.(br|gz)$/, '') in release.files))
  if (strangers.length > 0)
    throw unfitUpload(what, 'Compressed files of its own files only.', strangers.slice(0, 3).join(', '))
  checkEntry(release, trusted.origins)
  const earlier = await findEarlierRelease(trusted.store, release)
  if (earlier) throw existingUpload(what, `${earlier.by} published it at ${earlier.publishedAt}`)
  await checkFileNames(trusted.store, release)
  return release
}

async function receiveFiles({ folder, release }: Upload, parts: AsyncGenerator<Part>, limits: Limits): Promise<void> {
  const what = `${release.name} ${release.version}`
  const missingFiles = new Map(Object.entries({ ...release.files, ...release.compressed }))
  let bytes = 0
  for await (const part of parts) {
    const { name } = part
    const hash = missingFiles.get(name)
    if (hash === undefined) throw unfitUpload(what, 'Each file of the signed document, once.', name)
    bytes += part.bytes
    if (part.bytes > limits.fileBytes) throw tooLargeUpload(name, `${limits.fileBytes} bytes`)
    if (bytes > limits.bytes) throw tooLargeUpload(what, `${limits.bytes} bytes`)
    if ((await saveFile(part, path.join(folder, name))) !== hash) {
      throw unfitUpload(what, `${name} with the hash of the signed document.`, 'Another hash')
    }
    missingFiles.delete(name)
  }
  const [missing] = missingFiles.keys()
  if (missing !== undefined) throw malformedUpload(`The file ${missing} is missing`)
}

/** Writes a file while it arrives and returns its hash. */
async function saveFile({ content }: Part, file: string): Promise<string> {
  const hash = createHash('sha384')
  await mkdir(path.dirname(file), { recursive: true })
  const hashChunks = async function* () {
    for await (const chunk of content) {
      hash.update(chunk)
      yield chunk
    }
  }
  await pipeline(Readable.from(hashChunks()), createWriteStream(file))
  return `sha384-${hash.digest('base64')}`
}

/** Writes a release to the store, with the document as its publisher signed it. */
async function writeUpload(bare: ReleaseStore, { folder, content, release }: Upload, trusted: ReleaseStore) {
  const store = { ...trusted, create: bare.create }
  const isWritten = await writeRelease(store, release, folder, content)
  if (!isWritten)
    throw existingUpload(`${release.name} ${release.version}`, 'Somebody else published it at the same moment')
}
