import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { innerPort } from '../lib/ports.mjs'
import { ready, startService, stopService } from '../start/service-process.mjs'

/** The portal that a run's benches and journeys have in common, with data of its own. */
let common = null

/** Starts it where nobody has yet; answers where it is once it runs. */
export const commonPortal = () => (common ??= start())

async function start() {
  const data = await mkdtemp(path.join(tmpdir(), 'portal-tests-'))
  const taken = new Set()
  const [port, backend, cloud] = [await innerPort(taken), await innerPort(taken), await innerPort(taken)]
  const token = randomBytes(32).toString('hex')
  const env = {
    PORT: String(port),
    PORT_BACKEND: String(backend),
    PORT_CLOUD: String(cloud),
    DATA_DIR: data,
    OPERATOR_TOKEN: token,
  }
  const health = `http://localhost:${port}/health`
  const service = startService({ name: 'portal', entry: 'scripts/start.mjs', env, health }, { logFolder: data })
  const stop = async (isKept) => {
    await stopService(service)
    if (isKept) console.log(`Data and logs of this run: ${data}`)
    else await rm(data, { recursive: true, force: true })
  }
  await ready(service).catch(async (error) => {
    await stop(true)
    throw error
  })
  return { port, backend, cloud, data, token, stop }
}

/** Stops it, where it runs; what it wrote is kept for who looks why something failed. */
export async function stopPortal(isKept) {
  const portal = await common?.catch(() => null)
  common = null
  await portal?.stop(isKept)
}
