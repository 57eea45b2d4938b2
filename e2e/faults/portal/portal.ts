import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { buildAll } from '../../../scripts/build/build-all.mjs'
import { findChromium } from '../../../scripts/lib/browser.mjs'
import { freePort } from '../../../scripts/lib/ports.mjs'
import { ready, startService } from '../../../scripts/start/service-process.mjs'
import { innerPorts, services } from '../../../scripts/start/settings.mjs'
import { openGate } from './gate'
import type { Gate } from './gate'

export interface Portal {
  readonly origin: string
  /** What stands between the portal and the services it uses. */
  readonly cloud: Gate
  readonly browser: Browser
}

let running: Promise<Portal> | undefined

/** The one portal of this run with data of its own: built and started for the first cell that asks, ends with us. */
export function portal(): Promise<Portal> {
  running ??= start()
  return running
}

/** Somewhere below the ports that systems give away, so that several runs find room beside each other. */
const somePort = () => 20_000 + 10 * Math.floor(Math.random() * 1000)

async function start(): Promise<Portal> {
  await buildAll([])
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-faults-'))
  const port = await freePort(somePort())
  const ports = await innerPorts(port)
  const cloud = await openGate(ports.cloud)
  const own = services(port, ports, folder)
  const others = services(port, { ...ports, cloud: cloud.port }, folder)
  const onEnd = ({ name }: { name: string }) => process.stderr.write(`The ${name} has ended; its log is in ${folder}\n`)
  const started = [own.cloud, others.backend, others.web].map((one) => startService(one, { logFolder: folder, onEnd }))
  await Promise.all(started.map(ready))
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  process.once('exit', () => {
    for (const { child } of started) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  return { origin: `http://localhost:${port}`, cloud, browser }
}
