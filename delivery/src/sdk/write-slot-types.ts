import { FILES_PATH, isRemoteName, MOST_VERSIONS, VERSIONS_PATH } from '@portal/federation/host'
import { messageOf } from '@portal/domain/unknown'
import { SLOT_TYPES_FILE, SlotTypesSchema, type SlotTypes } from '@portal/federation/registry/slot-types'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { jsonOf } from '../releases/documents/documents'
import { ownBase } from '../releases/documents/entry-faults'
import { sha384 } from '../releases/documents/hash'
import { readPortal, requestPortal, type Portal } from './request-portal'

/** Beside an SDK's tarballs: what the remotes of a portal that are in no SDK say of their slots. */
export const SLOTS_FOLDER = 'slots'

const VersionsSchema = v.object({ remotes: v.record(v.string(), v.string()) })
const FilesSchema = v.record(v.string(), v.object({ integrity: v.record(v.string(), v.string()) }))

/** Whose slots are typed now, and of whom what is told was not taken, with the reason. */
export interface SlotTypesResult {
  readonly remotes: readonly string[]
  readonly left: readonly string[]
}

/**
 * Writes the types of slots that a portal's remotes tell into `slots` of an SDK's folder: constants that are made here,
 * and declarations, which never run. Compares each with the hash that the portal tells of its release [OPEN-316].
 */
export async function writeSlotTypes(portal: Portal, folder: string): Promise<SlotTypesResult> {
  const folderOfSlots = path.join(folder, SLOTS_FOLDER)
  await rm(folderOfSlots, { recursive: true, force: true })
  const [remotes, left]: [string[], string[]] = [[], []]
  const files = await listSlotFiles(portal).catch((error: unknown) => {
    left.push(`Slots of its remotes are not typed: ${messageOf(error)}`)
    return []
  })
  for (const [name, file, hash] of files) {
    try {
      const types = await readSlotTypes(portal, ownBase(name) + file, hash)
      await mkdir(folderOfSlots, { recursive: true })
      await writeFile(path.join(folderOfSlots, `${name}.js`), slotConstants(types))
      await writeFile(path.join(folderOfSlots, `${name}.d.ts`), types.types)
      remotes.push(name)
    } catch (error) {
      left.push(`The slots of ${name} are not taken: ${messageOf(error)}.`)
    }
  }
  return { remotes, left }
}

/** Each remote that tells its slots: its name, the file and the hash of that. None of a portal that tells no files. */
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

/** They stand in files of a team's own: what reaches further than a file is nobody's to declare there. */
const GLOBAL_DECLARATION = /\bdeclare\s+(global|module)\b|^\s*\/\/\/\s*</m

async function readSlotTypes(portal: Portal, address: string, hash: string): Promise<SlotTypes> {
  const answer = await requestPortal(portal, address)
  if (!answer.ok) throw new Error(`they are not there, status ${answer.status}`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (sha384(bytes) !== hash) throw new Error('they have other bytes than were published')
  const read = v.safeParse(SlotTypesSchema, jsonOf(bytes))
  if (!read.success) throw new Error('they are not as a build writes them')
  if (GLOBAL_DECLARATION.test(read.output.types)) throw new Error('they declare more than their own')
  return read.output
}

const slotConstants = ({ slots }: SlotTypes) => slots.map((name) => `export const ${name} = '${name}'\n`).join('')
