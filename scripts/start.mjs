// `npm start`: installs, builds changes and runs the whole portal on one port.
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { runMain } = await import('./lib/fail.mjs')
const { startPortal } = await import('./start/portal.mjs')

await runMain(startPortal)
