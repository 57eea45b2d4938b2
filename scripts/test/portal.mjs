import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { innerPort } from '../lib/ports.mjs'
import { ready, startService, stopService } from '../start/service-process.mjs'

/** The portal of this run, with its own data. */
let common = null

/** Starts the portal at the first call; resolves with its URL once it runs. */
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

/** Stops the portal if it runs. `isKept` keeps its data and logs. */
export async function stopPortal(isKept) {
  const portal = await common?.catch(() => null)
  common = null
  await portal?.stop(isKept)
}
