// `npm run demo:reset`: brings the demo world back, whether the portal runs or not.
import { setTimeout as delay } from 'node:timers/promises'
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { Failure, runMain } = await import('./lib/fail.mjs')
const { dataDir } = await import('./lib/paths.mjs')
const { removeData } = await import('./start/demo-data.mjs')
const { runningStart } = await import('./lib/running.mjs')

const PATIENCE_MS = 120_000

/** Asks the running start to begin anew, and waits until it has. */
async function resetRunning(folder, { pid, resets }) {
  process.kill(pid, 'SIGUSR2')
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until) {
    const state = runningStart(folder)
    if (!state) throw new Failure('The portal stopped while its data was brought back. Start it again: npm start')
    if (state.resets > resets) return
    await delay(200)
  }
  throw new Failure('The running portal did not bring its data back in time. Stop it and try again.')
}

await runMain(async () => {
  const folder = dataDir()
  const running = runningStart(folder)
  if (running && !running.url) throw new Failure('The portal is just starting. Try again when it runs.')
  if (running) await resetRunning(folder, running)
  else await removeData(folder)
  console.log(running ? 'The demo data is back.' : "The demo data comes back with the next 'npm start'.")
})
