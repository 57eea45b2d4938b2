import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { buildAll } from '../../../scripts/build/build-all.mjs'
import { startStack } from '../stack'
import { ensureSingle } from '../single-files'
import type { Variant } from '../targets'
import { makeCertificate } from './certificate'
import type { Order, Site } from './process'

export interface Served {
  readonly origins: Readonly<Record<Variant, string>>
  /** Hash of the certificate's key, which the browser is to trust. */
  readonly spki: string
}

const root = join(import.meta.dirname, '../../..')

/** The whole portal with data of its own, and both builds before its API, while they are measured. */
export async function withVariants<T>(measure: (served: Served) => Promise<T>): Promise<T> {
  // The single build reads what the packages' own have written, and the portal's start finds those.
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

/** Serves both alike, in one process of their own. */
async function serveAll(sites: readonly Site[]): Promise<Served & { stop: () => Promise<void> }> {
  const certificate = makeCertificate()
  const child = fork(join(import.meta.dirname, 'process.ts'), { execArgv: ['--import', 'tsx'] })
  const ended = once(child, 'exit')
  child.send({ sites, certificate } satisfies Order)
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
