// `pnpm --filter mf-x dev`: serves a remote from its sources in the running portal. For the shell it prints instructions.
import { spawn } from 'node:child_process'
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { Failure, runMain } = await import('./lib/fail.mjs')
const { inRoot } = await import('./lib/paths.mjs')

/** The shell needs the registry, which only a web server writes into the page [OPEN-247]. */
const SHELL = `The shell runs only in a portal: the web server writes the registry into its pages.
  npm start                                      builds and serves the shell
  pnpm portal publish shell --dev --promote      releases a change to the running portal
A remote has hot reload: pnpm --filter mf-bookings dev, or in another portal: pnpm portal dev mf-bookings --against URL`

await runMain(async () => {
  const name = process.argv[2] ?? ''
  if (name === 'shell') throw new Failure(SHELL)
  if (!/^mf-[a-z-]+$/.test(name)) throw new Failure('Which remote? For example: node scripts/dev.mjs mf-bookings')
  const preload = [inRoot('scripts/lib/die-with-parent.mjs'), import.meta.resolve('tsx')]
  const args = [...preload.flatMap((file) => ['--import', file]), inRoot('scripts/webpack-dev.ts'), name]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'inherit', 'inherit'] })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.once('exit', (code) => process.exit(code ?? 1))
})
