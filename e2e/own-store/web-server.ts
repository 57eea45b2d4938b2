import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { innerPort } from '../../scripts/lib/ports.mjs'
import { portalCommandWith, releaseBuilt, releaseStore } from '../../scripts/start/release.mjs'
import { ready, startService, stopService } from '../../scripts/start/service-process.mjs'
import { services } from '../../scripts/start/settings.mjs'

type Settings = Readonly<Record<string, string>>

/** A release store with all that was built last, and web servers that follow it. */
export interface OwnStore {
  /** Where its documents lie. */
  readonly place: string
  /** A `portal` command on this store. */
  readonly command: (settings: Settings, ...words: string[]) => Promise<string>
  /** A web server on this port, before the services of the portal under test. */
  readonly serve: (port: number, settings: Settings) => Promise<void>
  /** The guard of its canaries, which reads what the portal under test has counted. */
  readonly guard: () => Promise<void>
  readonly close: () => Promise<void>
}

/** What is in a data folder of its releases, with the keys by which they count. */
const RELEASES = ['releases', 'root-key.pem', 'release-key.pem', 'guard-key.pem']

/** The portal of these journeys has released the same already. */
async function fill(folder: string): Promise<void> {
  const { E2E_BASE_URL, E2E_DATA_DIR } = process.env
  if (E2E_BASE_URL || !E2E_DATA_DIR) return releaseBuilt(folder)
  for (const name of RELEASES) cpSync(path.join(E2E_DATA_DIR, name), path.join(folder, name), { recursive: true })
}

/** @param portal the portal under test, which answers for API and cloud */
export async function openOwnStore(portal: string): Promise<OwnStore> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-own-store-'))
  const started: ReturnType<typeof startService>[] = []
  const ports = { backend: 0, cloud: 0, admin: 0, smtp: 0, guard: 0, releaseApi: 0 }
  const start = async (service: Parameters<typeof startService>[0], settings: Settings) => {
    const server = startService({ ...service, env: { ...service.env, ...settings } }, { logFolder: folder })
    started.push(server)
    await ready(server)
  }
  await fill(folder)
  return {
    place: releaseStore(folder),
    command: (settings, ...words) => portalCommandWith(settings, folder, ...words),
    serve: (port, settings) => {
      const { web } = services(port, ports, folder)
      const portalUnderTest = { API_URL: portal, CLOUD_URL: `${portal}/cloud`, RELEASE_SEEN: '' }
      return start({ ...web, name: `web server on ${port}` }, { ...portalUnderTest, ...settings })
    },
    guard: async () => {
      const { guard } = services(0, { ...ports, guard: await innerPort() }, folder)
      await start(guard, { API_URL: portal })
    },
    close: async () => {
      for (const server of started) await stopService(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
