import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { openDatabase } from '../../backend/src/index'
import { isOpenToOthers, privateFolder } from '../../shared/server/src/index'
import { bytesOf, copyBack, copyOut, sha256Of } from './copies'
import type { Entry, Place } from './copies'
import { dumpDatabase, restoreDatabase } from './database'
import { writePrivate } from './private-file'
import { keptSettings, plainSettings, putBack } from './settings-rows'
import type { SettingRow } from './settings-rows'

/** All that the portal keeps. */
export interface Kept {
  /** Address of the PostgreSQL. */
  readonly database: string
  readonly storage: Place
  readonly releases: Place
}

interface Manifest {
  readonly at: string
  /** What the dump of the database hashes to. */
  readonly database: string
  /** Rows of the table `settings` that are no secret: the dump has none of it. */
  readonly settings: readonly SettingRow[]
  readonly storage: readonly Entry[]
  readonly releases: readonly Entry[]
}

const manifestIn = (folder: string) => path.join(folder, 'backup.json')
const dumpIn = (folder: string) => path.join(folder, 'database.dump')

/**
 * Copies database, storage and releases into a folder. The database first: what it names was stored before, and stays.
 * That a backup is whole is written last. Nobody else on the machine may read it, and no secret is in it [OPEN-331].
 */
export async function makeBackup(folder: string, { database, storage, releases }: Kept, now: Date): Promise<Manifest> {
  await closeFolder(folder)
  await rm(manifestIn(folder), { force: true })
  await writePrivate(dumpIn(folder), '')
  await dumpDatabase(database, dumpIn(folder))
  const manifest: Manifest = {
    at: now.toISOString(),
    database: sha256Of(await readFile(dumpIn(folder))),
    settings: await plainSettings(database),
    storage: await copyOut(folder, storage),
    releases: await copyOut(folder, releases),
  }
  await writePrivate(manifestIn(folder), JSON.stringify(manifest, null, 1))
  return manifest
}

/** Brings all back as it was. Looks at every copy first: with one damaged nothing is touched. */
export async function restoreBackup(folder: string, { database, storage, releases }: Kept): Promise<Manifest> {
  const manifest = await readManifest(folder)
  if (sha256Of(await readFile(dumpIn(folder))) !== manifest.database)
    throw new Error('The dump of the database is damaged.')
  for (const entry of [...manifest.storage, ...manifest.releases]) await bytesOf(folder, entry)
  await copyBack(folder, manifest.storage, storage)
  await copyBack(folder, manifest.releases, releases)
  // The secrets that are there stay, and with them what they have signed.
  const there = await keptSettings(database)
  await restoreDatabase(database, dumpIn(folder))
  await putBack(database, [...there, ...manifest.settings])
  // Brings the tables to this version and gives the portal's other users their rights, which no dump holds.
  await (await openDatabase({ url: database, poolSize: 2 })).close()
  return manifest
}

/** A folder that others may enter is closed where it is a backup's or empty: it may be everybody's else, as `/tmp` is. */
async function closeFolder(folder: string): Promise<void> {
  const names: readonly string[] = await readdir(folder).catch(() => [])
  const isOwn = names.length === 0 || names.includes(path.basename(dumpIn(folder)))
  if (!isOwn && (await isOpenToOthers(folder)))
    throw new Error(`${folder} is open to others and holds other things. Name a new folder; nothing was written.`)
  await privateFolder(folder)
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestIn(folder), 'utf8').catch(() => {
    throw new Error(`In ${folder} is no whole backup.`)
  })
  return JSON.parse(text)
}
