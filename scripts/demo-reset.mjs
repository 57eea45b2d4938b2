// `npm run demo:reset [-- --yes]`: brings the demo world back, whether the portal runs or not. A PostgreSQL of
// DATABASE_URL is emptied only when it carries the mark of a demo world, and after asking [OPEN-117].
import { createInterface } from 'node:readline/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { Failure, runMain } = await import('./lib/fail.mjs')
const { dataDir } = await import('./lib/paths.mjs')
const { databaseName } = await import('./lib/database-name.mjs')
const { removeData, whyNotReset } = await import('./start/demo-data.mjs')
const { runningStart } = await import('./lib/running.mjs')

const PATIENCE_MS = 120_000

/** Asks the running start to begin anew, and waits until it has. */
async function resetRunning(folder, { pid, resets }) {
  process.kill(pid, 'SIGUSR2')
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until) {
    const state = runningStart(folder)
    if (!state) throw new Failure('The portal stopped while its data was brought back. Start it again: npm start')
    if (state.resets > resets && state.refused) throw new Failure(state.refused)
    if (state.resets > resets) return
    await delay(200)
  }
  throw new Failure('The running portal did not bring its data back in time. Stop it and try again.')
}

/** Asks before a database is emptied; where nobody can answer, only `--yes` does. */
async function confirm(database) {
  console.log(`This empties the demo world in the database ${database} and fills it anew.`)
  if (process.argv.includes('--yes')) return
  const again = 'To do it without being asked: npm run demo:reset -- --yes'
  if (!process.stdin.isTTY) throw new Failure(`Nobody can be asked here, so nothing was touched. ${again}`)
  const asking = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await asking.question('Empty it? (yes/no) ').finally(() => asking.close())
  if (answer.trim().toLowerCase() !== 'yes') throw new Failure('Nothing was touched.')
}

await runMain(async () => {
  const folder = dataDir()
  const running = runningStart(folder)
  if (running && !running.url) throw new Failure('The portal is just starting. Try again when it runs.')
  if (running) {
    // What runs knows its own database, whatever this shell names.
    if (running.database) await confirm(running.database)
    await resetRunning(folder, running)
    console.log('The demo data is back.')
    return
  }
  const refused = await whyNotReset()
  if (refused) throw new Failure(refused)
  const { DATABASE_URL: url } = process.env
  if (url) await confirm(databaseName(url))
  await removeData(folder)
  console.log("The demo data comes back with the next 'npm start'.")
})
