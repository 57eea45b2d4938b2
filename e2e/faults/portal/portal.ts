import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/lib/browser.mjs'
import { innerPort } from '../../../scripts/lib/ports.mjs'
import { ready, startService } from '../../../scripts/start/service-process.mjs'
import { buildAndRelease } from '../../../scripts/start/release.mjs'
import { innerPorts, services } from '../../../scripts/start/settings.mjs'
import { openGate } from './gate'
import type { Gate } from './gate'

export interface Portal {
  readonly origin: string
  /** Where its data are; '' for one that runs already. */
  readonly folder: string
  /** Opens the operator's calls; '' for one that runs already. */
  readonly operatorToken: string
  /** What stands between the portal and the services it uses. */
  readonly cloud: Gate
  readonly browser: Browser
}

let running: Promise<Portal> | undefined

/** The one portal of this run: its own, which ends with us, or with `E2E_BASE_URL` one that runs already. */
export function portal(): Promise<Portal> {
  running ??= open()
  return running
}

async function open(): Promise<Portal> {
  const { E2E_BASE_URL: given } = process.env
  const own = given ? { origin: given, cloud: NO_GATE, folder: '', operatorToken: '' } : await start()
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: CHROMIUM_ARGS,
    // Playwright switches it off, and users have it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  return { ...own, browser }
}

const NO_GATE: Gate = {
  port: 0,
  trouble: () => {
    throw new Error('This cell needs a portal of its own: run it without E2E_BASE_URL')
  },
  repair: () => undefined,
}

/** Builds what changed, and starts the portal with new demo data and a gate before its cloud. */
async function start(): Promise<Omit<Portal, 'browser'>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-faults-'))
  await buildAndRelease(folder)
  const port = await innerPort()
  const ports = await innerPorts(port)
  const cloud = await openGate(ports.cloud)
  const own = services(port, ports, folder)
  const others = services(port, { ...ports, cloud: cloud.port }, folder)
  const started = [own.cloud, others.backend, others.web, others.guard].map((one) =>
    startService(one, { logFolder: folder }),
  )
  for (const { name, log, ended } of started) {
    void ended.then((how) => process.stderr.write(`The ${name} has ended (${how}); its log: ${log}\n`))
  }
  process.once('exit', () => {
    for (const { child } of started) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  await Promise.all(started.map((one) => ready(one)))
  const origin = `http://localhost:${port}`
  process.stderr.write(`The portal of this run: ${origin}\n`)
  const { OPERATOR_TOKEN: operatorToken = '' } = others.guard.env
  return { origin, cloud, folder, operatorToken }
}
