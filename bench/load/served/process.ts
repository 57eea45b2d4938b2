import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fixedReleases, optionsFromEnvironment, startWebServer } from 'delivery'
import { freePort } from '../stack'
import type { Certificate } from './certificate'
import { createFront } from './front'
import type { Protocol } from './front'

const root = join(import.meta.dirname, '../../..')

/** One site to serve: the portal's web server with these settings, behind this protocol. */
export interface Site {
  readonly name: string
  readonly protocol: Protocol
  readonly settings: Readonly<Record<string, string>>
  /** The single build to serve instead of the portal's releases. */
  readonly single: { readonly shellDir: string; readonly registryFile: string } | null
}

export interface Order {
  readonly sites: readonly Site[]
  readonly certificate: Certificate
}

/** The process that serves all variants alike; apart from the bench's own, which is busy with the browser. */
process.once('message', (order: Order) => void serveAll(order))
process.once('disconnect', () => process.exit(0))

async function serveAll({ sites, certificate }: Order): Promise<void> {
  const origins: Record<string, string> = {}
  for (const site of sites) origins[site.name] = await serve(site, certificate)
  process.send?.(origins)
}

async function serve({ protocol, settings, single }: Site, certificate: Certificate): Promise<string> {
  const inner = { port: await freePort() }
  const front = createFront(protocol, certificate, inner)
  front.listen(0, 'localhost')
  await once(front, 'listening')
  const address = front.address()
  if (address === null || typeof address === 'string') throw new Error('The front has no port')
  const origin = `https://localhost:${address.port}`
  const options = optionsFromEnvironment({ ...settings, PORT: String(inner.port), PUBLIC_ORIGIN: origin })
  await startWebServer(options, single ? releasesOf(single) : undefined)
  return origin
}

/**
 * Remotes' files are those of the last build: pages of owners come from there. What the bench wrote itself is read as it
 * is: a single build has no hashes, which no release may do without.
 */
function releasesOf({ shellDir, registryFile }: NonNullable<Site['single']>) {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
  const folderOf = (name: string) => (name === 'shell' ? shellDir : join(root, name, 'dist'))
  return fixedReleases(read(join(shellDir, 'shell-manifest.json')), read(registryFile), folderOf)
}
