import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { openDatabase } from '../../backend/src/index'
import { isOpenToOthers, privateFolder } from '../../shared/server/src/index'
import { readCopy, restoreFiles, copyFiles, sha256Of, writePrivate } from './copies'
import type { CopiedFile, FileStore } from './copies'
import { dumpDatabase, restoreDatabase } from './database'
import { readSettingRows, backupSettings, insertSettings } from './settings-rows'
import type { SettingRow } from './settings-rows'

/** Everything that a backup copies. */
interface BackupSources {
  /** URL of the database. */
  readonly database: string
  readonly storage: FileStore
  readonly releases: FileStore
}

interface Manifest {
  readonly at: string
  /** SHA-256 of the dump. */
  readonly database: string
  /** Rows of the table `settings` without secrets; the dump has no rows of that table. */
  readonly settings: readonly SettingRow[]
  readonly storage: readonly CopiedFile[]
  readonly releases: readonly CopiedFile[]
}

const manifestIn = (folder: string) => path.join(folder, 'backup.json')
const dumpIn = (folder: string) => path.join(folder, 'database.dump')

/**
 * Copies database, storage and releases into a folder. The database comes first: every file that it names is stored
 * already and is never deleted. The manifest is written last and marks the backup as complete.
 * Only the user's own account can read the folder, which has no secrets [OPEN-331].
 */
export async function makeBackup(
  folder: string,
  { database, storage, releases }: BackupSources,
  now: Date,
): Promise<Manifest> {
  await makeFolderPrivate(folder)
  await rm(manifestIn(folder), { force: true })
  await writePrivate(dumpIn(folder), '')
  await dumpDatabase(database, dumpIn(folder))
  const manifest: Manifest = {
    at: now.toISOString(),
    database: sha256Of(await readFile(dumpIn(folder))),
    settings: await backupSettings(database),
    storage: await copyFiles(folder, storage),
    releases: await copyFiles(folder, releases),
  }
  await writePrivate(manifestIn(folder), JSON.stringify(manifest, null, 1))
  return manifest
}

/** Restores a backup. Checks every copy first, so that a damaged one changes nothing. */
export async function restoreBackup(folder: string, { database, storage, releases }: BackupSources): Promise<Manifest> {
  const manifest = await readManifest(folder)
  if (sha256Of(await readFile(dumpIn(folder))) !== manifest.database)
    throw new Error('The dump of the database is damaged.')
  for (const entry of [...manifest.storage, ...manifest.releases]) await readCopy(folder, entry)
  await restoreFiles(folder, manifest.storage, storage)
  await restoreFiles(folder, manifest.releases, releases)
  // Existing secrets stay, so that what they signed stays valid.
  const there = await readSettingRows(database)
  await restoreDatabase(database, dumpIn(folder))
  await insertSettings(database, [...there, ...manifest.settings])
  // Migrates the tables, and grants the other database users their rights, which a dump does not have.
  await (await openDatabase({ url: database, poolSize: 2 })).close()
  return manifest
}

/** Makes an empty folder or an earlier backup private. Refuses another open folder, such as `/tmp`. */
async function makeFolderPrivate(folder: string): Promise<void> {
  const names: readonly string[] = await readdir(folder).catch(() => [])
  const isOwn = names.length === 0 || names.includes(path.basename(dumpIn(folder)))
  if (!isOwn && (await isOpenToOthers(folder)))
    throw new Error(`${folder} is open to other users and has other files. Choose a new folder. Nothing was written.`)
  await privateFolder(folder)
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestIn(folder), 'utf8').catch(() => {
    throw new Error(`${folder} has no complete backup.`)
  })
  return JSON.parse(text)
}
