import { messageOf } from '@portal/domain/unknown'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Refusal } from '../../releases/documents/refusal'
import { insideFiles } from './inside.data'
import { deriveNames } from './names'
import { outsideFiles } from './outside.data'
import type { Portal } from '../request-portal'
import { readSdk, SDK_DOCUMENT, SDK_SIGNATURE, listTarballs, type Sdk } from '../sdk'
import { sourceFiles, type SlotsLocation } from './sources.data'

type Files = Readonly<Record<string, string>>

/** Files of a remote in a repository of its own, without the tarballs, for commands against `portal`. */
export const createOutsideFiles = (remote: string, owner: string, sdk: Sdk, portal?: Portal): Files => {
  const names = deriveNames(remote)
  const place: SlotsLocation = {
    slotsFile: `src/slots/${remote}.ts`,
    slotsModule: (from) => `${from === 'src' ? '.' : '..'}/slots/${remote}`,
  }
  return { ...sourceFiles(names, owner, place), ...outsideFiles(names, sdk, portal) }
}

/** Files of a remote in the portal's project, relative to the remote's folder. */
const createInsideFiles = (remote: string, owner: string): Files => {
  const names = deriveNames(remote)
  const place: SlotsLocation = {
    slotsFile: `../shared/slots/src/${remote}.ts`,
    slotsModule: () => `@portal/slots/${remote}`,
  }
  return { ...sourceFiles(names, owner, place), ...insideFiles(names) }
}

/** Folder, name and owner of a remote to create. */
export interface NewRemote {
  readonly folder: string
  readonly remote: string
  /** E-mail address. */
  readonly owner: string
}

/** Creates a remote in a folder of its own. Refuses a folder that is not empty, before it writes anything. */
export async function createOutside(
  { folder, remote, owner }: NewRemote,
  sdkFolder: string,
  portal?: Portal,
): Promise<void> {
  const sdk = await readSdk(sdkFolder)
  const files = createOutsideFiles(remote, owner, sdk, portal)
  await checkEmpty(folder)
  await explainWriteFailure(folder, async () => {
    await writeFiles(folder, files)
    await copySdk(sdkFolder, folder, sdk)
  })
}

async function copySdk(sdkFolder: string, folder: string, sdk: Sdk): Promise<void> {
  // The next SDK must be signed with the same key [OPEN-257].
  const signature = existsSync(path.join(sdkFolder, SDK_SIGNATURE)) ? [SDK_SIGNATURE] : []
  const tarballs = [SDK_DOCUMENT, ...signature, ...listTarballs(sdk).map(({ file }) => file)]
  await mkdir(path.join(folder, 'sdk'), { recursive: true })
  for (const file of tarballs) await copyFile(path.join(sdkFolder, file), path.join(folder, 'sdk', file))
}

/** Creates a remote in the portal's project. Refuses a name with existing files, before it writes anything. */
export async function createInside(project: string, remote: string, owner: string): Promise<void> {
  const files = createInsideFiles(remote, owner)
  const folder = path.join(project, remote)
  await checkEmpty(folder)
  const occupied = Object.keys(files).find((file) => existsSync(path.join(folder, file)))
  if (occupied !== undefined) throw occupiedPlace(path.join(folder, occupied))
  await explainWriteFailure(folder, () => writeFiles(folder, files))
}

/** Turns a failed write into a refusal that names the folder. */
const explainWriteFailure = (folder: string, write: () => Promise<void>) =>
  write().catch((error: unknown) => {
    throw new Refusal(`${folder} cannot be written.`, {
      expected: 'A folder that you may write to, on a disk with room for it.',
      found: `${messageOf(error)}.`,
      todo: 'Choose another folder with --into. You can delete the incomplete one.',
    })
  })

/** Refuses a folder with something in it. */
export async function checkEmpty(folder: string): Promise<void> {
  const found = await readdir(folder).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error)) throw error
    // A file in the path is reported by the write that follows.
    if (error.code === 'ENOENT' || (error.code === 'ENOTDIR' && !existsSync(folder))) return []
    throw occupiedPlace(folder)
  })
  if (found.length > 0) throw occupiedPlace(folder)
}

const occupiedPlace = (place: string) =>
  new Refusal(`${place} exists already.`, {
    expected: 'An unused name, and a new or empty folder.',
    found: `${place} exists. Nothing was changed.`,
    todo: 'Choose another name, or remove the existing files.',
  })

async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), text, { flag: 'wx' })
  }
}
