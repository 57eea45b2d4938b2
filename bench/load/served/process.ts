import { once } from 'node:events'
import { optionsFromEnvironment, startWebServer } from 'delivery'
import { freePort } from '../stack'
import type { Certificate } from './certificate'
import { createFront } from './front'
import { singleReleases } from './single-releases'
import type { SingleFiles } from '../single-build'

/** A web server of the portal with these settings, behind HTTP/2. */
export interface Site {
  readonly name: string
  readonly settings: Readonly<Record<string, string>>
  readonly single: SingleFiles | null
}

export interface ServeRequest {
  readonly sites: readonly Site[]
  readonly certificate: Certificate
}

/** Serves both builds in a process of its own, because the benchmark's process controls the browser. */
process.once('message', (order: ServeRequest) => void serveAll(order))
process.once('disconnect', () => process.exit(0))

async function serveAll({ sites, certificate }: ServeRequest): Promise<void> {
  const origins: Record<string, string> = {}
  for (const site of sites) origins[site.name] = await serve(site, certificate)
  process.send?.(origins)
}

async function serve({ settings, single }: Site, certificate: Certificate): Promise<string> {
  const inner = { port: await freePort() }
  const front = createFront(certificate, inner)
  front.listen(0, 'localhost')
  await once(front, 'listening')
  const address = front.address()
  if (address === null || typeof address === 'string') throw new Error('The front has no port')
  const origin = `https://localhost:${address.port}`
  const options = optionsFromEnvironment({ ...settings, PORT: String(inner.port), PUBLIC_ORIGIN: origin })
  await startWebServer(options, single ? singleReleases(single) : undefined)
  return origin
}
