import { FILES_PATH, isRemoteName, MOST_VERSIONS, VERSIONS_PATH } from '@portal/federation/host'
import { messageOf } from '@portal/domain/unknown'
import { SLOT_TYPES_FILE, SlotTypesSchema, type SlotTypes } from '@portal/federation/registry/slot-types'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { parseJson } from '../releases/documents/documents'
import { localBase } from '../releases/documents/entry-faults'
import { sha384 } from '../releases/documents/hash'
import { answerOf, asked, type Portal } from './asked-contract'

/** Beside an SDK's tarballs: what the remotes of a portal that are in no SDK say of their slots. */
export const SLOTS_FOLDER = 'slots'

const VersionsSchema = v.object({ remotes: v.record(v.string(), v.string()) })
const FilesSchema = v.record(v.string(), v.object({ integrity: v.record(v.string(), v.string()) }))

/** Whose slots are typed now, and of whom what is told was not taken, with the reason. */
export interface TakenSlots {
  readonly remotes: readonly string[]
  readonly left: readonly string[]
}

/**
 * Writes the types of slots that a portal's remotes tell into `slots` of an SDK's folder: constants that are made here,
 * and declarations, which never run. Compares each with the hash that the portal tells of its release [OPEN-316].
 */
export async function takeSlots(portal: Portal, folder: string): Promise<TakenSlots> {
  const place = path.join(folder, SLOTS_FOLDER)
  await rm(place, { recursive: true, force: true })
  const [remotes, left]: [string[], string[]] = [[], []]
  const files = await filesOf(portal).catch((error: unknown) => {
    left.push(`Slots of its remotes are not typed: ${messageOf(error)}`)
    return []
  })
  for (const [name, file, hash] of files) {
    try {
      const told = await typesIn(portal, localBase(name) + file, hash)
      await mkdir(place, { recursive: true })
      await writeFile(path.join(place, `${name}.js`), constantsOf(told))
      await writeFile(path.join(place, `${name}.d.ts`), told.types)
      remotes.push(name)
    } catch (error) {
      left.push(`The slots of ${name} are not taken: ${messageOf(error)}.`)
    }
  }
  return { remotes, left }
}

/** Each remote that tells its slots: its name, the file and the hash of that. None of a portal that tells no files. */
async function filesOf(portal: Portal): Promise<readonly (readonly [string, string, string])[]> {
  const { remotes } = await answerOf(portal, VERSIONS_PATH, VersionsSchema, '--from')
  const query = new URLSearchParams(
    Object.entries(remotes)
      .filter(([name]) => isRemoteName(name))
      .slice(0, MOST_VERSIONS),
  )
  if (query.size === 0) return []
  const answer = await asked(portal, `${FILES_PATH}?${query}`)
  const read = v.safeParse(FilesSchema, answer.ok ? await answer.json().catch(() => null) : null)
  return Object.entries(read.success ? read.output : {}).flatMap(([key, { integrity }]) => {
    const [name = ''] = key.split(' ')
    const files = Object.entries(integrity).filter(([file]) => SLOT_TYPES_FILE.test(file))
    return isRemoteName(name) ? files.map(([file, hash]) => [name, file, hash] as const) : []
  })
}

/** They stand in files of a team's own: what reaches further than a file is nobody's to declare there. */
const FAR = /\bdeclare\s+(global|module)\b|^\s*\/\/\/\s*</m

async function typesIn(portal: Portal, address: string, hash: string): Promise<SlotTypes> {
  const answer = await asked(portal, address)
  if (!answer.ok) throw new Error(`they are not there, status ${answer.status}`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (sha384(bytes) !== hash) throw new Error('they have other bytes than were published')
  const read = v.safeParse(SlotTypesSchema, parseJson(bytes))
  if (!read.success) throw new Error('they are not as a build writes them')
  if (FAR.test(read.output.types)) throw new Error('they declare more than their own')
  return read.output
}

const constantsOf = ({ slots }: SlotTypes) => slots.map((name) => `export const ${name} = '${name}'\n`).join('')
