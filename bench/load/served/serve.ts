import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { buildAll } from '../../../scripts/build/build-all.mjs'
import { startStack } from '../stack'
import type { Stack } from '../stack'
import { ensureSingle } from '../single-files'
import type { Variant } from '../variant'
import { makeCertificate } from './certificate'
import type { Order, Site } from './process'

export interface Served {
  readonly origins: Readonly<Record<Variant, string>>
  /** Hash of the certificate's key, which the browser is to trust. */
  readonly spki: string
}

const root = join(import.meta.dirname, '../../..')

/** The whole portal with data of its own, and these variants before its API, while they are measured. */
export async function withVariants<T>(
  variants: readonly Variant[],
  measure: (served: Served) => Promise<T>,
): Promise<T> {
  // The single builds read what the packages' own have written, and the portal's start finds those.
  await buildAll([])
  const building = buildVariants(variants)
  // What goes wrong with it is told below, with the portal stopped again.
  building.catch(() => undefined)
  const stack = await startStack(root)
  try {
    const { stop, ...served } = await serveVariants(await building, stack)
    return await measure(served).finally(stop)
  } finally {
    await stack.stop()
  }
}

/** One after the other: each takes a processor and much memory. */
async function buildVariants(variants: readonly Variant[]): Promise<Pick<Site, 'name' | 'single'>[]> {
  const built: Pick<Site, 'name' | 'single'>[] = []
  for (const name of variants) built.push({ name, single: await singleOf(name) })
  return built
}

/** Serves what was built, all in one process of their own, before the same API. */
async function serveVariants(
  built: readonly Pick<Site, 'name' | 'single'>[],
  stack: Stack,
): Promise<Served & { stop: () => Promise<void> }> {
  const sites = built.map(({ name, single }): Site => {
    return { name, single, settings: stack.webSettings }
  })
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
  return variant === 'federated' ? null : await ensureSingle(variant)
}
