import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { innerPort } from '../../scripts/lib/ports.mjs'
import { portalCommandWith, releaseBuilt, releaseStore } from '../../scripts/start/release.mjs'
import { ready, startService, stopService } from '../../scripts/start/service-process.mjs'
import { services } from '../../scripts/start/settings.mjs'

type Settings = Readonly<Record<string, string>>

/** A release store with the last builds, and web servers that serve it. */
export interface OwnStore {
  /** Path of the store. */
  readonly place: string
  /** Runs a `portal` command on this store. */
  readonly command: (settings: Settings, ...words: string[]) => Promise<string>
  /** Starts a web server on this port, with the services of the tested portal. */
  readonly serve: (port: number, settings: Settings) => Promise<void>
  /** Starts the guard, which reads the counts of the tested portal. */
  readonly guard: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Releases and their keys in a data folder. */
const RELEASES = ['releases', 'root-key.pem', 'release-key.pem', 'guard-key.pem']

/** Copies the releases of a portal that the journeys started; for another portal releases the last builds. */
async function fill(folder: string): Promise<void> {
  const { E2E_BASE_URL, E2E_DATA_DIR } = process.env
  if (E2E_BASE_URL || !E2E_DATA_DIR) return releaseBuilt(folder)
  for (const name of RELEASES) cpSync(path.join(E2E_DATA_DIR, name), path.join(folder, name), { recursive: true })
}

/** @param portal the tested portal, which serves API and cloud */
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
