import { FILES_PATH, isRemoteName, MOST_VERSIONS, VERSIONS_PATH } from '@portal/federation/host'
import { messageOf } from '@portal/domain/unknown'
import { SLOT_TYPES_FILE, SlotTypesSchema, type SlotTypes } from '@portal/federation/registry/slot-types'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { parseJson, sha384 } from '../releases/documents/documents'
import { localBase } from '../releases/documents/entry-faults'
import { readPortal, requestPortal, type Portal } from './request-portal'

/** Folder beside an SDK's tarballs with the slot types of a portal's remotes outside the SDK. */
export const SLOTS_FOLDER = 'slots'

const VersionsSchema = v.object({ remotes: v.record(v.string(), v.string()) })
const FilesSchema = v.record(v.string(), v.object({ integrity: v.record(v.string(), v.string()) }))

/** Remotes with written slot types, and sentences on the ones that were left out. */
export interface SlotTypesResult {
  readonly remotes: readonly string[]
  readonly left: readonly string[]
}

/**
 * Writes slot types of a portal's remotes into `slots` of an SDK's folder: generated constants, and declarations, which
 * never run. Each file must have the hash that the portal lists for its release [OPEN-316].
 */
export async function writeSlotTypes(portal: Portal, folder: string): Promise<SlotTypesResult> {
  const folderOfSlots = path.join(folder, SLOTS_FOLDER)
  await rm(folderOfSlots, { recursive: true, force: true })
  const [remotes, left]: [string[], string[]] = [[], []]
  const files = await listSlotFiles(portal).catch((error: unknown) => {
    left.push(`The portal's remotes have no slot types here: ${messageOf(error)}`)
    return []
  })
  for (const [name, file, hash] of files) {
    try {
      const types = await readSlotTypes(portal, localBase(name) + file, hash)
      await mkdir(folderOfSlots, { recursive: true })
      await writeFile(path.join(folderOfSlots, `${name}.js`), slotConstants(types))
      await writeFile(path.join(folderOfSlots, `${name}.d.ts`), types.types)
      remotes.push(name)
    } catch (error) {
      left.push(`The slot types of ${name} are left out: ${messageOf(error)}.`)
    }
  }
  return { remotes, left }
}

/** Name, file and hash of each remote with slot types. Empty when the portal lists no files. */
async function listSlotFiles(portal: Portal): Promise<readonly (readonly [string, string, string])[]> {
  const { remotes } = await readPortal(portal, VERSIONS_PATH, VersionsSchema, '--from')
  const query = new URLSearchParams(
    Object.entries(remotes)
      .filter(([name]) => isRemoteName(name))
      .slice(0, MOST_VERSIONS),
  )
  if (query.size === 0) return []
  const answer = await requestPortal(portal, `${FILES_PATH}?${query}`)
  const read = v.safeParse(FilesSchema, answer.ok ? await answer.json().catch(() => null) : null)
  return Object.entries(read.success ? read.output : {}).flatMap(([key, { integrity }]) => {
    const [name = ''] = key.split(' ')
    const files = Object.entries(integrity).filter(([file]) => SLOT_TYPES_FILE.test(file))
    return isRemoteName(name) ? files.map(([file, hash]) => [name, file, hash] as const) : []
  })
}

/** Declarations that reach beyond their file. They are refused, because the file becomes part of a team's sources. */
const GLOBAL_DECLARATION = /\bdeclare\s+(global|module)\b|^\s*\/\/\/\s*</m

async function readSlotTypes(portal: Portal, address: string, hash: string): Promise<SlotTypes> {
  const answer = await requestPortal(portal, address)
  if (!answer.ok) throw new Error(`they are not there, status ${answer.status}`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (sha384(bytes) !== hash) throw new Error('they have other bytes than were published')
  const read = v.safeParse(SlotTypesSchema, parseJson(bytes))
  if (!read.success) throw new Error('they are not as a build writes them')
  if (GLOBAL_DECLARATION.test(read.output.types)) throw new Error('they declare more than their own')
  return read.output
}

const slotConstants = ({ slots }: SlotTypes) => slots.map((name) => `export const ${name} = '${name}'\n`).join('')
