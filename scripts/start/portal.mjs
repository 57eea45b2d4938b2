import { databaseName } from '../lib/database-name.mjs'
import { install } from '../lib/install.mjs'
import { dataDir } from '../lib/paths.mjs'
import { markOf, lockFolder } from '../lib/running.mjs'
import { announce, announceSdk } from './announce.mjs'
import { isEmpty, removeData, resetRefusal } from './demo-data.mjs'
import { buildAndRelease } from './release.mjs'
import { releaseSdk } from './sdk.mjs'
import { browserPort, innerPorts, services } from './settings.mjs'
import { SupervisedService } from './supervisor.mjs'

/** The services, each restarted when it dies. */
class Stack {
  #services

  constructor(definitions, { logFolder, onChange }) {
    const changed = () => onChange(Object.values(this.#services).flatMap(({ pid }) => pid ?? []))
    this.#services = Object.fromEntries(
      Object.entries(definitions).map(([name, each]) => [
        name,
        new SupervisedService(each, { logFolder, onChange: changed }),
      ]),
    )
  }

  async start(names) {
    await Promise.all(names.map((name) => this.#services[name].start()))
  }

  /** Stops the web server before the backend and the cloud, which it forwards to. */
  async stop(names = ['releaseApi', 'guard', 'web', 'backend', 'cloud']) {
    for (const name of names) await this.#services[name].stop()
  }
}

/** Resets the demo while the portal runs: restarts the services with data. */
async function resetDemo(stack, folder, folderLock) {
  const refused = await resetRefusal()
  if (refused) {
    console.error(refused)
    return folderLock.update({ refused, resets: folderLock.resets() + 1 })
  }
  console.log('Resetting the demo data …')
  await stack.stop(['backend', 'cloud'])
  await removeData(folder)
  await stack.start(['cloud', 'backend'])
  folderLock.update({ refused: null, resets: folderLock.resets() + 1 })
  console.log('The demo data was reset.')
}

/** Returns a function that stops everything once. */
function closer(stack, folderLock) {
  let closing = null
  return (code, message) => {
    closing ??= (async () => {
      if (message) console.error(message)
      await stack.stop()
      folderLock.release()
      process.exit(code)
    })()
    return closing
  }
}

function onSignals(close, reset) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => void close(0, signal === 'SIGINT' ? '\nStopping …' : ''))
  }
  process.on('SIGUSR2', () => void reset())
}

/** Installs, builds and starts the portal; resolves once it answers. */
export async function startPortal() {
  const since = Date.now()
  const folder = dataDir()
  const folderLock = await lockFolder(folder)
  try {
    const port = await browserPort()
    await install()
    const ports = await innerPorts(port)
    await runUntilStopped({ since, folder, folderLock, port, ports })
  } catch (error) {
    folderLock.release()
    throw error
  }
}

async function runUntilStopped({ since, folder, folderLock, port, ports }) {
  console.log(isEmpty(folder) ? 'Starting, with new demo data …' : 'Starting …')
  const stack = new Stack(services(port, ports, folder), {
    logFolder: folder,
    onChange: (pids) => folderLock.update({ services: pids.map((pid) => ({ pid, mark: markOf(pid) })) }),
  })
  const close = closer(stack, folderLock)
  const reset = () => resetDemo(stack, folder, folderLock).catch((error) => close(1, error.message))
  onSignals(close, reset)
  try {
    // The database loads while the pages build.
    const filled = stack.start(['cloud', 'backend'])
    filled.catch(() => {})
    await buildAndRelease(folder)
    await stack.start(['web', 'guard', 'releaseApi'])
    await filled
  } catch (error) {
    await close(1, error.message)
  }
  const { DATABASE_URL: database } = process.env
  folderLock.update({ port, url: `http://localhost:${port}`, database: database ? databaseName(database) : null })
  await announce({ port, ports, folder, isEmbedded: !database, seconds: ((Date.now() - since) / 1000).toFixed(1) })
  // After the portal is ready: if the sources do not compile, only the SDK is missing.
  await releaseSdk(folder).then(
    (version) => announceSdk(port, version),
    ({ message }) => console.error(`The SDK was not updated. ${message}`),
  )
}
