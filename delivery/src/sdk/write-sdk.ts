import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { Refusal } from '../releases/documents/refusal'
import type { SdkDownload } from './fetch-sdk'
import { SDK_DOCUMENT, SDK_SIGNATURE } from './sdk'
import { SLOTS_FOLDER } from './write-slot-types'

const SignatureSchema = v.object({ signature: v.object({ key: v.string(), value: v.string() }) })

/** The key that signed the SDK in a folder, which the next SDK must have too. Empty without a signed SDK. */
export async function readSigners(folder: string): Promise<readonly string[]> {
  const file = path.join(folder, SDK_SIGNATURE)
  if (!existsSync(file)) return []
  return [v.parse(SignatureSchema.entries.signature, JSON.parse(await readFile(file, 'utf8'))).key]
}

/** Refuses a folder with other files than an SDK's, because a new SDK replaces the folder. */
export async function checkSdkFolder(folder: string): Promise<void> {
  const names = existsSync(folder) ? await readdir(folder) : []
  const foreign = names.find((name) => !isSdkFile(name))
  if (foreign === undefined) return
  throw new Refusal(`${folder} exists already.`, {
    expected: 'A new or empty folder, or one with only an SDK.',
    found: `${foreign} in it. Nothing of it was touched.`,
    todo: 'Name another folder with --out.',
  })
}

const isSdkFile = (name: string) =>
  [SDK_DOCUMENT, SDK_SIGNATURE, SLOTS_FOLDER].includes(name) || /^portal-[a-z0-9.-]+\.tgz$/.test(name)

/** Replaces a folder with a verified SDK, completely or not at all. */
export async function writeSdk(folder: string, { sdk, tarballs }: SdkDownload): Promise<void> {
  const { key: _, json, ...list } = sdk
  await mkdir(path.dirname(folder), { recursive: true })
  const draft = await mkdtemp(path.join(path.dirname(folder), '.sdk-'))
  try {
    for (const [file, bytes] of tarballs) await writeFile(path.join(draft, file), bytes)
    await writeFile(path.join(draft, SDK_DOCUMENT), `${JSON.stringify(list, null, 2)}\n`)
    const { signature } = v.parse(SignatureSchema, json)
    await writeFile(path.join(draft, SDK_SIGNATURE), `${JSON.stringify(signature, null, 2)}\n`)
    await rm(folder, { recursive: true, force: true })
    await rename(draft, folder)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
