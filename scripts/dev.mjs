// `pnpm --filter mf-x dev`: serves one remote from its sources inside the running portal.
import { spawn } from 'node:child_process'
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { Failure, runMain } = await import('./lib/fail.mjs')
const { inRoot } = await import('./lib/paths.mjs')

await runMain(async () => {
  const name = process.argv[2] ?? ''
  if (!/^mf-[a-z-]+$/.test(name)) throw new Failure('Which remote? For example: node scripts/dev.mjs mf-bookings')
  const preload = [inRoot('scripts/lib/die-with-parent.mjs'), import.meta.resolve('tsx')]
  const args = [...preload.flatMap((file) => ['--import', file]), inRoot('scripts/webpack-dev.ts'), name]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'inherit', 'inherit'] })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.once('exit', (code) => process.exit(code ?? 1))
})
