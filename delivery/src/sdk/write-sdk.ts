import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { Refusal } from '../releases/documents/refusal'
import type { FetchedSdk } from './fetch-sdk'
import { SDK_DOCUMENT, SDK_SIGNATURE } from './sdk'
import { SLOTS_FOLDER } from './take-slots'

const SignatureSchema = v.object({ signature: v.object({ key: v.string(), value: v.string() }) })

/** Whose SDK is in this folder: the next one is taken of the same key. None where nobody signed it, or none is there. */
export async function signersIn(folder: string): Promise<readonly string[]> {
  const file = path.join(folder, SDK_SIGNATURE)
  if (!existsSync(file)) return []
  return [v.parse(SignatureSchema.entries.signature, JSON.parse(await readFile(file, 'utf8'))).key]
}

/** Refuses a folder with something else in it than an SDK, which another one replaces. */
export async function checkFolder(folder: string): Promise<void> {
  const there = existsSync(folder) ? await readdir(folder) : []
  const other = there.find((name) => !isOfSdk(name))
  if (other === undefined) return
  throw new Refusal(`${folder} is there already.`, {
    expected: 'A folder that is empty, not there, or has an SDK alone.',
    found: `${other} in it. Nothing of it was touched.`,
    todo: 'Name another folder with --out.',
  })
}

const isOfSdk = (name: string) =>
  [SDK_DOCUMENT, SDK_SIGNATURE, SLOTS_FOLDER].includes(name) || /^portal-[a-z0-9.-]+\.tgz$/.test(name)

/** Writes an SDK that was checked into a folder, in the place of one that is there: whole or not at all. */
export async function writeSdk(folder: string, { sdk, tarballs }: FetchedSdk): Promise<void> {
  const { key: _, json, ...list } = sdk
  await mkdir(path.dirname(folder), { recursive: true })
  const made = await mkdtemp(path.join(path.dirname(folder), '.sdk-'))
  try {
    for (const [file, bytes] of tarballs) await writeFile(path.join(made, file), bytes)
    await writeFile(path.join(made, SDK_DOCUMENT), `${JSON.stringify(list, null, 2)}\n`)
    const { signature } = v.parse(SignatureSchema, json)
    await writeFile(path.join(made, SDK_SIGNATURE), `${JSON.stringify(signature, null, 2)}\n`)
    await rm(folder, { recursive: true, force: true })
    await rename(made, folder)
  } finally {
    await rm(made, { recursive: true, force: true })
  }
}
