import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { innerPort } from '../../scripts/lib/ports.mjs'
import { ready, startService, stopService, type RunningService } from '../../scripts/start/service-process.mjs'
import { innerPorts, services } from '../../scripts/start/settings.mjs'
import { eventually } from './check'
import { versionOf, type Pair, type Releases } from './releases'

/** A moved pointer is served within this time, on a machine that has much to do. */
const TAKEN_UP_MS = 30_000

/** Web server, API and cloud of this version, whose web server follows the store of both. */
export interface SkewPortal {
  readonly origin: string
  /** Serves this pair, with new demo data. */
  readonly serve: (pair: Pair) => Promise<void>
  readonly close: () => Promise<void>
}

/** Starts nothing yet: a web server needs something to serve. */
export async function skewPortal(releases: Releases): Promise<SkewPortal> {
  const port = await innerPort()
  const ports = await innerPorts(port)
  const origin = `http://localhost:${port}`
  const { shop } = releases
  const settings = { RELEASE_STORE: shop.store.place, RELEASE_KEYS: shop.keys, RELEASE_ROOT_KEY: '', RELEASE_SEEN: '' }
  let running: RunningService[] = []
  let folder = ''
  const stop = async () => {
    for (const service of running.splice(0).toReversed()) await stopService(service)
    if (folder) rmSync(folder, { recursive: true, force: true })
  }
  const serve = async (pair: Pair) => {
    await stop()
    folder = mkdtempSync(path.join(tmpdir(), 'portal-skew-'))
    await releases.promote(pair)
    const { cloud, backend, web } = services(port, ports, folder)
    const definitions = [cloud, backend, { ...web, env: { ...web.env, ...settings } }]
    running = definitions.map((one) => startService(one, { logFolder: folder }))
    await Promise.all(running.map((one) => ready(one)))
    await untilServed(origin, pair)
  }
  return { origin, serve, close: stop }
}

async function untilServed(origin: string, { shell, remotes }: Pair): Promise<void> {
  await eventually(`shell ${versionOf(shell)} and remotes ${versionOf(remotes)} are served`, TAKEN_UP_MS, async () => {
    const served = await (await fetch(`${origin}/versions`)).json()
    const versions = [served.shell, ...new Set(Object.values(served.remotes))]
    return versions.join() === [versionOf(shell), versionOf(remotes)].join()
  })
}
