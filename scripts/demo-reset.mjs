// `npm run demo:reset [-- --yes]`: resets the demo data, whether the portal runs or not. Empties the database of
// DATABASE_URL only when it has the demo's mark, and after a question [OPEN-117].
import { createInterface } from 'node:readline/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { Failure, runMain } = await import('./lib/fail.mjs')
const { dataDir } = await import('./lib/paths.mjs')
const { databaseName } = await import('./lib/database-name.mjs')
const { removeData, resetRefusal } = await import('./start/demo-data.mjs')
const { runningStart } = await import('./lib/running.mjs')

const PATIENCE_MS = 120_000

/** Signals the running portal to reset, and waits for it. */
async function resetRunning(folder, { pid, resets }) {
  process.kill(pid, 'SIGUSR2')
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until) {
    const state = runningStart(folder)
    if (!state) throw new Failure('The portal stopped during the reset. Start it again: npm start')
    if (state.resets > resets && state.refused) throw new Failure(state.refused)
    if (state.resets > resets) return
    await delay(200)
  }
  throw new Failure('The running portal did not finish the reset in time. Stop it and try again.')
}

/** Asks before it empties a database. Without a terminal only `--yes` confirms. */
async function confirm(database) {
  console.log(`This empties the demo world in the database ${database} and loads it again.`)
  if (process.argv.includes('--yes')) return
  const again = 'To do it without being asked: npm run demo:reset -- --yes'
  if (!process.stdin.isTTY) throw new Failure(`There is no terminal for the question, so nothing was changed. ${again}`)
  const asking = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await asking.question('Empty it? (yes/no) ').finally(() => asking.close())
  if (answer.trim().toLowerCase() !== 'yes') throw new Failure('Nothing was changed.')
}

await runMain(async () => {
  const folder = dataDir()
  const running = runningStart(folder)
  if (running && !running.url) throw new Failure('The portal is starting. Try again when it runs.')
  if (running) {
    // The running portal's database counts, not the one of this shell.
    if (running.database) await confirm(running.database)
    await resetRunning(folder, running)
    console.log('The demo data was reset.')
    return
  }
  const refused = await resetRefusal()
  if (refused) throw new Failure(refused)
  const { DATABASE_URL: url } = process.env
  if (url) await confirm(databaseName(url))
  await removeData(folder)
  console.log("The next 'npm start' loads the demo data again.")
})
