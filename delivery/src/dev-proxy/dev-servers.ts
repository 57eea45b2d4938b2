import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { Refusal } from '../releases/documents/refusal'
import { inProject, isInstalled } from '../settings'
import { devBase } from './rewrite-page'

const ASK_EVERY_MS = 250
/** Time for the first build, which has no compiler cache. */
const FIRST_BUILD_MS = 180_000

/** Starts a development server for each remote. Resolves when each remote is built. */
export async function startDevServers(
  ports: Readonly<Record<string, number>>,
  onExit: (name: string) => void,
): Promise<{ stop(): void }> {
  const servers = Object.entries(ports).map(([name, port]) => ({ name, port, child: spawnServer(name, port) }))
  let isStopped = false
  const stop = () => {
    isStopped = true
    for (const { child } of servers) child.kill()
  }
  try {
    await Promise.all(servers.map(({ name, port, child }) => waitForBuild(name, port, child)))
  } catch (error) {
    stop()
    throw error
  }
  for (const { name, child } of servers) child.once('exit', () => isStopped || onExit(name))
  return { stop }
}

function spawnServer(name: string, port: number): ChildProcess {
  const args = isInstalled ? sdkArgs : projectArgs
  return spawn(process.execPath, [...args(), name, String(port)], { stdio: ['pipe', 2, 2] })
}

const projectArgs = () => {
  const preload = [inProject('scripts/lib/die-with-parent.mjs'), import.meta.resolve('tsx')]
  return [...preload.flatMap((file) => ['--import', file]), inProject('scripts/webpack-dev.ts')]
}

/** Outside the project the server is part of the installed SDK. */
const sdkArgs = () => [DEV_SERVER]

export const DEV_SERVER = inProject('node_modules/@portal/federation/webpack/portal-dev.js')

async function waitForBuild(name: string, port: number, child: ChildProcess): Promise<void> {
  const until = Date.now() + FIRST_BUILD_MS
  const manifest = `http://127.0.0.1:${port}${devBase(name)}remote-manifest.json`
  while (child.exitCode === null && Date.now() < until) {
    if (
      await fetch(manifest).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await delay(ASK_EVERY_MS)
  }
  throw new Refusal(`${name} cannot be built.`, {
    expected: 'Sources that compile.',
    found: child.exitCode === null ? 'No build yet.' : `Its development server ended with exit code ${child.exitCode}.`,
    todo: 'Read the lines above, and start again.',
  })
}
