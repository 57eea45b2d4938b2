import { join } from 'node:path'
import { measureLoad, median } from './measure'
import type { Load } from './measure'
import { launchBrowser, pagesUnderTest, signedInState } from './pages'
import { buildSingle } from './single-build'
import { serveSingle } from './single-server'
import { startStack } from './stack'

const root = join(import.meta.dirname, '../..')
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7)
const variants = ['ordinary', 'tuned', 'federated'] as const
type Variant = (typeof variants)[number]

const TARGETS = { ordinary: 0.85, tuned: 1.12, firstPaint: 450 }

/** `pnpm bench:load`: the federated portal against one webpack build of the same sources, measured side by side. */
async function run(): Promise<void> {
  const dirs = { ordinary: await buildSingle('ordinary'), tuned: await buildSingle('tuned') }
  const stack = await startStack(root)
  const browser = await launchBrowser()
  const servers = await Promise.all(
    (['ordinary', 'tuned'] as const).map((variant) => serveSingle(variant, dirs[variant], root, stack)),
  )
  const [ordinary, tuned] = servers
  const origins: Record<Variant, string> = {
    ordinary: ordinary?.url ?? '',
    tuned: tuned?.url ?? '',
    federated: stack.origin,
  }
  try {
    const results = await measureAll(origins)
    print(results)
  } finally {
    await browser.close()
    for (const server of servers) await server.stop()
    await stack.stop()
  }

  /** Rounds are interleaved, so that a slow moment of the machine meets all variants alike. */
  async function measureAll(addresses: Record<Variant, string>) {
    const results = new Map<string, Load[]>()
    const sessions = new Map<Variant, Awaited<ReturnType<typeof signedInState>>>()
    for (const variant of variants) sessions.set(variant, await signedInState(browser, addresses[variant]))
    for (let round = 0; round < ROUNDS; round++) {
      for (const variant of variants) {
        for (const page of pagesUnderTest(sessions.get(variant))) {
          const key = `${page.name} ${variant}`
          results.set(key, [...(results.get(key) ?? []), await measureLoad(browser, addresses[variant], page)])
        }
      }
      console.log(`round ${round + 1} of ${ROUNDS}`)
    }
    return results
  }
}

function print(results: ReadonlyMap<string, readonly Load[]>): void {
  const of = (page: string, variant: Variant, what: keyof Load) =>
    median((results.get(`${page} ${variant}`) ?? []).map((load) => load[what]))
  console.log('\npage                variant    content ms  first paint ms  requests  KB sent')
  let failed = 0
  for (const { name } of pagesUnderTest(undefined)) {
    for (const variant of variants) {
      const cells = (['content', 'firstPaint', 'requests', 'kilobytes'] as const).map((what) =>
        of(name, variant, what).toFixed(0),
      )
      const [content = '', paint = '', requests = '', kilobytes = ''] = cells
      console.log(
        `${name.padEnd(20)}${variant.padEnd(11)}${content.padStart(10)}${paint.padStart(16)}${requests.padStart(10)}${kilobytes.padStart(9)}`,
      )
    }
    const ratio = (rival: Variant) => of(name, 'federated', 'content') / of(name, rival, 'content')
    const paint = of(name, 'federated', 'firstPaint')
    const good = ratio('ordinary') <= TARGETS.ordinary && ratio('tuned') <= TARGETS.tuned && paint <= TARGETS.firstPaint
    if (!good) failed++
    console.log(
      `  ratio: ${ratio('ordinary').toFixed(2)} of ordinary (target ${TARGETS.ordinary}), ${ratio('tuned').toFixed(2)} of tuned (target ${TARGETS.tuned}), first paint ${paint.toFixed(0)} ms (target ${TARGETS.firstPaint}) ${good ? 'met' : 'MISSED'}\n`,
    )
  }
  console.log(failed === 0 ? 'All targets met.' : `${failed} pages missed a target.`)
}

await run()
