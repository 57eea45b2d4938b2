// `npm run prove [name …]`: runs proofs that neither `npm test` nor `npm run whole` runs, then prints a line for each.
import { randomInt } from 'node:crypto'
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { ensureChromium } = await import('./lib/browser.mjs')
const { Failure, runMain } = await import('./lib/fail.mjs')
const { install } = await import('./lib/install.mjs')
const { NOT_RUN } = await import('./lib/not-run.mjs')
const { inRoot } = await import('./lib/paths.mjs')
const { run } = await import('./lib/run.mjs')

const tsx = (file) => ['--import', 'tsx', inRoot(file)]

/** Property tests get another seed in each run. */
const RANDOM_SEED = { TEST_SEED: String(randomInt(2 ** 31)) }
const PROOFS = [
  { name: 'postgres', command: tsx('scripts/postgres-specs.ts'), env: RANDOM_SEED },
  {
    name: 'properties',
    command: [inRoot('node_modules/vitest/vitest.mjs'), 'run', 'shared', 'mf-'],
    env: RANDOM_SEED,
  },
  { name: 'outside', command: tsx('scripts/sdk/prove-outside.ts') },
  { name: 'second-store', command: [inRoot('scripts/second-store/prove.mjs')] },
  { name: 'alone', command: tsx('e2e/alone/prove.ts') },
  { name: 'engines', command: [inRoot('scripts/engines/prove.mjs')] },
  { name: 'failover', command: tsx('scripts/failover/prove.ts') },
  { name: 'chart', command: tsx('scripts/deploy/prove-chart.ts') },
  { name: 'image', command: tsx('scripts/image/prove.ts') },
  { name: 'node', command: tsx('scripts/image/prove-node.ts') },
  { name: 'calendar', command: [inRoot('scripts/calendar/prove.mjs')] },
  {
    name: 'fuzz',
    command: [inRoot('node_modules/vitest/vitest.mjs'), 'run', 'backend/fuzz'],
    env: { ...RANDOM_SEED, FUZZ_RUNS: '300' },
  },
  { name: 'bench-load', command: tsx('bench/load/run.ts') },
  { name: 'bench-api', command: tsx('bench/api/run.ts') },
  // Runs only by name: it tests the specs.
  { name: 'mutate', command: tsx('scripts/mutate.ts'), isApart: true },
]

async function prove({ name, command, env }, flags, browser) {
  const since = Date.now()
  console.log(`\n══ ${name} ${'═'.repeat(Math.max(2, 70 - name.length))}`)
  const { code } = await run(process.execPath, [...command, ...flags], { env: { ...env, ...browser } })
  return { name, code, minutes: (Date.now() - since) / 60_000 }
}

const isProved = ({ code }) => code === 0 || code === NOT_RUN

await runMain(async () => {
  const first = process.argv.findIndex((word) => word.startsWith('--'))
  const asked = process.argv.slice(2, first < 0 ? undefined : first)
  const flags = first < 0 ? [] : process.argv.slice(first)
  const unknown = asked.filter((name) => !PROOFS.some((proof) => proof.name === name))
  if (unknown.length > 0) throw new Failure(`No such proof: ${unknown.join(', ')}.`)
  await install()
  const chromium = await ensureChromium()
  const browser = chromium && chromium !== 'playwright' ? { CHROMIUM_PATH: chromium } : {}
  const done = []
  for (const proof of PROOFS)
    if (asked.includes(proof.name) || (asked.length === 0 && !proof.isApart))
      done.push(await prove(proof, flags, browser))
  console.log('')
  for (const { name, code, minutes } of done) {
    const part = code === NOT_RUN ? ', in part: what was not run stands above' : ''
    console.log(`${isProved({ code }) ? '✓' : '✗'} ${name.padEnd(10)} ${minutes.toFixed(1).padStart(6)} min${part}`)
  }
  process.exitCode = done.every(isProved) ? 0 : 1
})
