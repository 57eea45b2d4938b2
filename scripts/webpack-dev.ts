// Serves a remote from its sources to the running portal: `tsx scripts/webpack-dev.ts mf-bookings`. `portal dev` starts
// it at a chosen port, for its proxy only.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { devBase, devServer } from '../shared/federation/webpack/dev-server'
import { configOf } from './build/package-config'
import { dataDir, inRoot } from './lib/paths.mjs'
import { freePort } from './lib/ports.mjs'
import { runningStart } from './lib/running.mjs'

const name = process.argv[2] ?? ''
const ofProxy = process.argv[3]
const port = ofProxy === undefined ? await freePort(8090) : Number(ofProxy)
const server = devServer(name, await configOf(inRoot(name), 'development'), port)

const folder = path.join(dataDir(), 'dev')
const note = path.join(folder, `${name}.json`)

async function stop(): Promise<void> {
  rmSync(note, { force: true })
  await server.stop()
  process.exit(0)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop())
process.once('exit', () => rmSync(note, { force: true }))
await server.start()
if (ofProxy === undefined) tellPortal()

/** Registers the server with the running portal and prints how to use it. */
function tellPortal(): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(note, JSON.stringify({ port }))

  const portal = runningStart(dataDir())?.url
  const entry = `${portal ?? 'http://localhost:8080'}${devBase(name)}remoteEntry.js`
  console.log(`
${name} is served from its sources. An open page loads each change and keeps its input.
${portal ? '' : "\nThe portal is not running: start it with 'npm start' in another terminal.\n"}
Run this once in the browser's console on a page of the portal:
  localStorage['mf-override'] = JSON.stringify({ '${name}': '${entry}' }); location.reload()
To return to the built remote:
  delete localStorage['mf-override']; location.reload()
`)
}
