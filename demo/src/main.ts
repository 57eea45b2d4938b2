import { loadWorld, runBackend } from 'backend'
import { mediaFile } from './media'
import { demoRows } from './rows/rows'

// The backend with the demo world in its database.
runBackend({ fill: (db) => loadWorld(db, () => demoRows(new Date())), media: mediaFile })
