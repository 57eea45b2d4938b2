// `npm run backup -- make|restore <folder>` copies database, storage and releases. See docs/settings.md.
import { backendOptions } from '../backend/src/index'
import { openStore, storeFromEnvironment } from '../delivery/src/index'
import { makeBackup, restoreBackup } from './backup/backup'
import { releaseFiles, storageFiles } from './backup/places'

const [what, folder, sure] = process.argv.slice(2)
const { database, storage } = backendOptions(process.env)
const isAsked = folder !== undefined && (what === 'make' || (what === 'restore' && sure === '--yes'))

if (!isAsked || database.url === undefined) {
  console.error(
    database.url === undefined
      ? 'DATABASE_URL is not set: the embedded database is backed up by a copy of DATA_DIR while nothing runs.'
      : 'npm run backup -- make <folder>, or restore <folder> --yes, which replaces what is there now.',
  )
  process.exitCode = 2
} else {
  const kept = {
    // The tables' owner can read and restore all rows.
    database: database.migrationUrl ?? database.url,
    storage: storageFiles(storage),
    releases: releaseFiles(openStore(storeFromEnvironment('portal', process.env))),
  }
  const done = what === 'make' ? await makeBackup(folder, kept, new Date()) : await restoreBackup(folder, kept)
  console.log(
    `${what === 'make' ? 'Kept' : 'Restored'}, of ${done.at}: the database, ${done.storage.length} files of the storage, ` +
      `${done.releases.length} of releases.`,
  )
}
