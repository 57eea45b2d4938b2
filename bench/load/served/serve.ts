import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { startStack } from '../stack'
import type { Stack } from '../stack'
import { buildSingle } from '../single-build'
import type { Variant } from '../variant'
import { makeCertificate } from './certificate'
import type { Order, Site } from './process'

export interface Served {
  readonly origins: Readonly<Record<string, string>>
  /** Hash of the certificate's key, which the browser is to trust. */
  readonly spki: string
}

const root = join(import.meta.dirname, '../../..')

/** The whole portal with data of its own, and these variants before its API, while they are measured. */
export async function withVariants<T>(
  variants: readonly Variant[],
  measure: (served: Served) => Promise<T>,
): Promise<T> {
  const already = process.env.BENCH_SERVED
  // Written by `bench/small.ts`.
  if (already) return measure(JSON.parse(already) as Served)
  const stack = await startStack(root)
  try {
    const { stop, ...served } = await serveVariants(variants, stack)
    return await measure(served).finally(stop)
  } finally {
    await stack.stop()
  }
}

/** Builds and serves these variants, all in one process of their own, before the same API. */
async function serveVariants(
  variants: readonly Variant[],
  stack: Stack,
): Promise<Served & { stop: () => Promise<void> }> {
  const sites: Site[] = []
  for (const name of variants) {
    const protocol = name === 'http1' ? 'http/1.1' : 'h2'
    sites.push({ name, protocol, settings: stack.webSettings, single: await singleOf(name) })
  }
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

async function singleOf(variant: Variant): Promise<Site['single']> {
  return variant === 'federated' || variant === 'http1' ? null : await buildSingle(variant)
}
