import { loadWorld, objectStorage, runBackend } from 'backend'
import { storeMedia, withMedia } from './media/store'
import { demoRows } from './rows/rows'

// The backend with the demo world in its database and its storage.
runBackend((options) => {
  const storage = objectStorage(options.storage)
  const now = new Date()
  return {
    storage: withMedia(storage),
    fill: (db) => loadWorld(db, () => demoRows(now)),
    afterwards: () => storeMedia(storage, now),
  }
})
