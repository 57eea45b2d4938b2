import type { Command } from 'commander'
import { CONTRACT_VERSION } from '@portal/federation/host'
import { checkDeployed } from '../dev-proxy/check-deployed'
import { startDevProxy, type DevProxy } from '../dev-proxy/dev-proxy'
import { startDevServers } from '../dev-proxy/dev-servers'
import { fetchLocalEntry, watchDeclarations } from '../dev-proxy/local-entry'
import { DevSession } from '../dev-proxy/dev-session'
import { previewLine } from './whoami'
import { againstOption, checkPort, checkRemotes, portOption, choosePorts } from './local-packages'

export function addDev(program: Command): void {
  program
    .command('dev')
    .summary('show remotes from their sources in the pages of a deployed portal')
    .description(
      'Shows the pages of a deployed portal at an address of this machine, with these remotes from their sources. Sign-in and data are the portal’s, and what you save is saved there.',
    )
    .argument('<name...>', 'remotes, such as mf-bookings')
    .addOption(againstOption())
    .addOption(portOption().default(8100))
    .action(devCommand)
}

interface DevOptions {
  readonly against: URL
  readonly port: number
}

/** `portal dev`: runs until it is stopped. */
async function devCommand(names: readonly string[], { against, port }: DevOptions) {
  checkRemotes(names)
  await checkPort(port)
  await checkDeployed(against, CONTRACT_VERSION)
  const ports = await choosePorts(names)
  const session = new DevSession(ports)
  const servers = await startDevServers(ports, (name) => {
    session.endServer(name)
    console.error(`The development server of ${name} has ended. Pages show the released ${name} again.`)
  })
  const addresses = { portal: against, local: new URL(`http://localhost:${port}`) }
  const proxy = await startDevProxy(addresses, session, {
    onUser: (user) => console.log(`You are signed in as ${user}. A preview for you: ${previewLine(user, names)}`),
  })
  const screens = await listScreens(ports)
  console.log(
    `${proxy.url} shows ${against.origin} with ${names.join(', ')} from this machine. Ctrl-C ends it.\n${screens.map((path) => `  ${proxy.url}${path}\n`).join('')}You sign in there with an account of that portal, and what you save is saved there.`,
  )
  const stopWatching = watchDeclarations(ports, () => session.countDeclarationChange())
  await untilStopped()
  stopWatching()
  await stopAll(proxy, servers.stop)
}

/** Paths of the remotes' screens that need no parameter. */
async function listScreens(ports: Readonly<Record<string, number>>): Promise<readonly string[]> {
  const entries = await Promise.all(Object.entries(ports).map(([name, port]) => fetchLocalEntry(name, port)))
  const paths = entries.flatMap((entry) => entry?.routes.map(({ path }) => path) ?? [])
  return paths.filter((path) => !path.includes(':'))
}

async function stopAll(proxy: DevProxy, stopServers: () => void): Promise<void> {
  stopServers()
  await proxy.stop()
}

const untilStopped = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve())
  })
