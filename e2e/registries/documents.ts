import { buildable } from '../../scripts/build/build-all.mjs'
import { inRoot } from '../../scripts/lib/paths.mjs'
import { services } from '../../scripts/start/settings.mjs'
import { createApp } from '../../delivery/src/server/app'
import { optionsFromEnvironment } from '../../delivery/src/options/environment'
import { scriptJson } from '../../delivery/src/page/html'
import { promote } from '../../delivery/src/release/publish/move-pointers'
import { publish } from '../../delivery/src/release/publish/publish'
import { openReleases } from '../../delivery/src/release/served/releases'
import { NOW, workshop } from '../../delivery/src/testing/built-package'
import { mutated } from '../../delivery/src/testing/mutated-entry'

/** The remote whose entry is mutated, and its page. */
export const MUTATED = { remote: 'mf-practice', path: '/customer-support' } as const

/** A page as a browser gets it. */
export interface PageDocument {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** Pages by seed. */
export interface Mutations {
  readonly pageOf: (seed: number) => Promise<PageDocument>
  readonly close: () => void
}

const documentOf = async (answer: Response): Promise<PageDocument> => ({
  body: await answer.text(),
  headers: Object.fromEntries(answer.headers),
})

/** A publisher has put the entry into the store, with a right signature: pages as the web server makes them then. */
export async function throughTheServer(portal: string): Promise<Mutations> {
  const shop = workshop()
  const names = await buildable()
  for (const name of names) {
    await publish(shop.store, { name, from: inRoot(name, 'dist'), as: '1.0.0', channel: 'live', by: 'ann', now: NOW })
  }
  const packages = names.map((name) => ({ name, version: '1.0.0' }))
  await promote(shop.store, { channel: 'live', by: 'ann', now: NOW }, packages)
  const key = `${MUTATED.remote}/1.0.0/release-manifest.json`
  const entry = String(await shop.store.read(key))
  const { host, port } = new URL(portal)
  const { web } = services(Number(port), { backend: 0, cloud: 0, guard: 0, admin: 0, smtp: 0 }, shop.root)
  const options = optionsFromEnvironment({ ...web.env, PUBLIC_ORIGIN: portal })
  return {
    pageOf: async (seed) => {
      shop.replace(key, mutated(entry, seed))
      const releases = await openReleases(shop.store, 'live', { log: () => undefined })
      releases.close()
      const app = createApp(options, releases, { log: () => undefined })
      return documentOf(await app.request(portal + MUTATED.path, { headers: { host } }))
    },
    close: () => shop.remove(),
  }
}

const CONFIG = /(id="portal-config">)(.*?)(<\/script>)/s

type Remotes = Readonly<Record<string, unknown>>

/** A page of this portal whose registry has other remotes, by what it has. */
export async function pageWith(url: string): Promise<(change: (remotes: Remotes) => Remotes) => PageDocument> {
  const { body, headers } = await documentOf(await fetch(url))
  const config = JSON.parse(CONFIG.exec(body)?.[2] ?? '')
  return (change) => {
    const changed = { ...config, registry: { ...config.registry, remotes: change(config.registry.remotes) } }
    return { body: body.replace(CONFIG, (_, before, __, after) => before + scriptJson(changed) + after), headers }
  }
}

/** A server that let the entry through, as one of another version might. */
export async function inThePage(portal: string): Promise<Mutations> {
  const page = await pageWith(portal + MUTATED.path)
  return {
    pageOf: async (seed) =>
      page((remotes) => {
        const { entry } = JSON.parse(mutated(JSON.stringify({ entry: remotes[MUTATED.remote] }), seed))
        return { ...remotes, [MUTATED.remote]: entry }
      }),
    close: () => undefined,
  }
}
