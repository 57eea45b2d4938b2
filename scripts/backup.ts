// `npm run backup -- make|restore <folder>`: database, storage and releases. See docs/operate.md.
import { backendOptions } from '../backend/src/index'
import { openStore, storeFromEnvironment } from '../delivery/src/index'
import { makeBackup, restoreBackup } from './backup/backup'
import { releasePlace, storagePlace } from './backup/places'

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
    // Whose tables they are sees all rows, and may put them back.
    database: database.migrationUrl ?? database.url,
    storage: storagePlace(storage),
    releases: releasePlace(openStore(storeFromEnvironment('portal', process.env))),
  }
  const done = what === 'make' ? await makeBackup(folder, kept, new Date()) : await restoreBackup(folder, kept)
  console.log(
    `${what === 'make' ? 'Kept' : 'Restored'}, of ${done.at}: the database, ${done.storage.length} files of the storage, ` +
      `${done.releases.length} of releases.`,
  )
}
