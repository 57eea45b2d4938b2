import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { bytesOf, copyBack, copyOut, sha256Of } from './copies'
import type { Entry, Place } from './copies'
import { dumpDatabase, restoreDatabase } from './database'

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
  readonly storage: readonly Entry[]
  readonly releases: readonly Entry[]
}

const manifestIn = (folder: string) => path.join(folder, 'backup.json')
const dumpIn = (folder: string) => path.join(folder, 'database.dump')

/**
 * Copies database, storage and releases into a folder. The database first: what it names was stored before, and stays.
 * That a backup is whole is written last.
 */
export async function makeBackup(folder: string, { database, storage, releases }: Kept, now: Date): Promise<Manifest> {
  await mkdir(folder, { recursive: true })
  await rm(manifestIn(folder), { force: true })
  await dumpDatabase(database, dumpIn(folder))
  const manifest: Manifest = {
    at: now.toISOString(),
    database: sha256Of(await readFile(dumpIn(folder))),
    storage: await copyOut(folder, storage),
    releases: await copyOut(folder, releases),
  }
  await writeFile(manifestIn(folder), JSON.stringify(manifest, null, 1), { flush: true })
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
  await restoreDatabase(database, dumpIn(folder))
  return manifest
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestIn(folder), 'utf8').catch(() => {
    throw new Error(`In ${folder} is no whole backup.`)
  })
  return JSON.parse(text)
}
