import type { Command } from 'commander'
import { CONTRACT_VERSION } from '@portal/federation/host'
import { checkDeployed } from '../dev-proxy/check-deployed'
import { startDevProxy, type DevProxy } from '../dev-proxy/dev-proxy'
import { startDevServers } from '../dev-proxy/dev-servers'
import { findFreePort } from '../dev-proxy/free-port'
import { selectJourneys, runJourneys } from '../dev-proxy/journeys'
import { PageWatch } from '../dev-proxy/page-watch'
import { DevSession } from '../dev-proxy/dev-session'
import { Refusal } from '../releases/documents/refusal'
import { againstOption, checkPort, checkRemotes, portOption, choosePorts } from './local-packages'

export function addE2e(program: Command): void {
  program
    .command('e2e')
    .summary('run journeys in a deployed portal, with remotes from their sources')
    .description(
      'Runs journeys in the pages of a deployed portal, with these remotes from their sources. Journeys sign in and save there: choose a portal with their accounts, and never one with real bookings.',
    )
    .argument('<name...>', 'remotes, such as mf-bookings')
    .addOption(againstOption())
    .option('--only <journey...>', 'only these journeys, such as dashboard')
    .addOption(portOption())
    .action(e2eCommand)
}

interface E2eOptions {
  readonly against: URL
  readonly only?: readonly string[]
  readonly port?: number
}

/** `portal e2e`: exits with 0 when all journeys pass with the local remotes [OPEN-274]. */
async function e2eCommand(names: readonly string[], { against, only = [], port }: E2eOptions) {
  checkRemotes(names)
  if (port !== undefined) await checkPort(port)
  await checkDeployed(against, CONTRACT_VERSION)
  const files = selectJourneys(only)
  const watch = new PageWatch()
  const exited = new AbortController()
  const ports = await choosePorts(names)
  const servers = await startDevServers(ports, (name) => exited.abort(name))
  const local = new URL(`http://localhost:${port ?? (await findFreePort())}`)
  try {
    const proxy = await startDevProxy({ portal: against, local }, new DevSession(ports), { watch })
    const code = await runThroughProxy(proxy, files, exited.signal)
    if (exited.signal.aborted) throw endedServer(String(exited.signal.reason))
    checkResult(names, code, watch, against)
  } finally {
    servers.stop()
  }
}

/** Prints the result. Refuses failed journeys, and journeys that opened no local remote [OPEN-275]. */
function checkResult(names: readonly string[], code: number, watch: PageWatch, { origin }: URL): void {
  const unopened = watch.listUnopened(names)
  if (code !== 0) throw failedJourneys(names, origin)
  if (unopened.length > 0) throw unopenedRemotes(unopened)
  console.log(`The journeys have passed at ${origin} with ${names.join(', ')} from this machine.`)
  const { ownersPages } = watch
  if (ownersPages > 0)
    console.log(
      `${ownersPages} of their pages were owners' pages without the shell. These loaded no local remote and did not test it.`,
    )
}

/** Runs the journeys through the proxy and stops it. Returns their exit code. */
async function runThroughProxy(proxy: DevProxy, files: readonly string[], signal: AbortSignal): Promise<number> {
  try {
    return await runJourneys(files, proxy.url, signal)
  } finally {
    await proxy.stop()
  }
}

const failedJourneys = (names: readonly string[], origin: string) =>
  new Refusal('Not all journeys have passed.', {
    expected: `Each to its end at ${origin}, with ${names.join(', ')} from this machine.`,
    found: 'The failures above.',
    todo: 'Fix the failures and run those journeys with --only. If all fail at the sign-in, the portal has other accounts.',
  })

const unopenedRemotes = (names: readonly string[]) =>
  new Refusal(`No page has opened ${names.join(', ')}.`, {
    expected: 'Journeys that open a screen of each local remote.',
    found: 'All journeys passed without it.',
    todo: 'Run other journeys, or write one that opens it.',
  })

const endedServer = (name: string) =>
  new Refusal(`The development server of ${name} has ended.`, {
    expected: 'A server that runs until the last journey ends.',
    found: 'It ended early, so the journeys were stopped.',
    todo: 'Read the lines above, and start again.',
  })
