import { loadWorld, objectStorage, runBackend } from 'backend'
import { makeAccounts } from './accounts/make-accounts'
import { storeMedia, withMedia } from './media/store'
import { demoRows } from './index'

// Starts the backend with the demo world in database, user pool and storage.
runBackend(
  (options) => {
    const storage = objectStorage(options.storage)
    const now = new Date()
    return {
      storage: withMedia(storage),
      fill: (db) => Promise.all([loadWorld(db, () => demoRows(now)), makeAccounts(options.identityAdmin)]),
      afterwards: () => storeMedia(storage, now),
    }
  },
  { isDemo: true },
)
