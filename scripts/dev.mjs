// `pnpm --filter mf-x dev`: serves one remote from its sources inside the running portal.
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { Failure, runMain } = await import('./lib/fail.mjs')
const { inRoot } = await import('./lib/paths.mjs')
const { run } = await import('./lib/run.mjs')

await runMain(async () => {
  const name = process.argv[2] ?? ''
  if (!/^mf-[a-z-]+$/.test(name)) throw new Failure('Which remote? For example: node scripts/dev.mjs mf-bookings')
  const tsx = import.meta.resolve('tsx')
  const { code } = await run(process.execPath, ['--import', tsx, inRoot('scripts/webpack-dev.ts'), name])
  process.exitCode = code
})
