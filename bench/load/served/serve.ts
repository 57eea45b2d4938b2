import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { buildAll } from '../../../scripts/build/build-all.mjs'
import { startStack } from '../stack'
import { ensureSingle } from '../single-files'
import type { Variant } from '../targets'
import { makeCertificate } from './certificate'
import type { ServeRequest, Site } from './process'

export interface ServedVariants {
  readonly origins: Readonly<Record<Variant, string>>
  /** Hash of the certificate's public key, for the browser. */
  readonly spki: string
}

const root = join(import.meta.dirname, '../../..')

/** Runs a portal with its own data, and both builds with its API, during `measure`. */
export async function withVariants<T>(measure: (served: ServedVariants) => Promise<T>): Promise<T> {
  // The single build reads manifests of these builds, and the portal's start reuses them.
  await buildAll([])
  const single = await ensureSingle()
  const stack = await startStack(root)
  try {
    const settings = stack.webSettings
    const sites = [
      { name: 'ordinary', single, settings },
      { name: 'federated', single: null, settings },
    ]
    const { stop, ...served } = await serveAll(sites)
    return await measure(served).finally(stop)
  } finally {
    await stack.stop()
  }
}

/** Serves both builds in one separate process. */
async function serveAll(sites: readonly Site[]): Promise<ServedVariants & { stop: () => Promise<void> }> {
  const certificate = makeCertificate()
  const child = fork(join(import.meta.dirname, 'process.ts'), { execArgv: ['--import', 'tsx'] })
  const ended = once(child, 'exit')
  child.send({ sites, certificate } satisfies ServeRequest)
  const early = ended.then(() => Promise.reject(new Error('The process that serves the variants ended.')))
  early.catch(() => undefined)
  const [origins] = await Promise.race([once(child, 'message'), early])
  return {
    origins,
    spki: certificate.spki,
    stop: async () => {
      child.disconnect()
      await ended
    },
  }
}
