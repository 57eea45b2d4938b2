import { existsSync, readFileSync } from 'node:fs'
import { InvalidArgumentError, Option, type Command } from 'commander'
import { CONTRACT_VERSION, isRemoteName } from '@portal/federation/host'
import { checkDeployed } from '../dev-proxy/ask-portal'
import { startDevProxy, type DevProxy } from '../dev-proxy/dev-proxy'
import { DEV_SERVER, startDevServers } from '../dev-proxy/dev-servers'
import { anyPort, isFree } from '../dev-proxy/free-port'
import { Sitting } from '../dev-proxy/sitting'
import { Refusal } from '../release/documents/refusal'
import { inProject, isInstalled } from '../settings'

/** Adds `portal dev`. */
export function addDev(program: Command): void {
  program
    .command('dev')
    .summary('remotes from their sources in the pages of a deployed portal')
    .description(
      'Shows the pages of a deployed portal at an address of this machine, with these remotes from their sources. Sign-in and data are those of that portal: what is saved is saved there.',
    )
    .argument('<name...>', 'remotes, such as mf-bookings')
    .addOption(
      new Option('--against <address>', 'the portal; your own of "npm start" too')
        .env('RELEASE_PORTAL')
        .argParser(portalAddress)
        .makeOptionMandatory(),
    )
    .addOption(new Option('--port <port>', 'where this machine shows it').argParser(portNumber).default(8100))
    .action(devCommand)
}

function portalAddress(text: string): URL {
  if (/^https?:\/\/[^\s/]/.test(text) && URL.canParse(text)) return new URL(text)
  throw new InvalidArgumentError('It is the address of a portal, such as https://portal.example.')
}

function portNumber(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) < 65_536) return Number(text)
  throw new InvalidArgumentError('It is a port, such as 8100.')
}

interface DevOptions {
  readonly against: URL
  readonly port: number
}

/** `portal dev`: runs until it is stopped. */
async function devCommand(names: readonly string[], { against, port }: DevOptions) {
  checkNames(names)
  await checkPort(port)
  await checkDeployed(against, CONTRACT_VERSION)
  const ports = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await anyPort()] as const)))
  const sitting = new Sitting(ports)
  const servers = await startDevServers(ports, (name) => {
    sitting.gone(name)
    console.error(`The development server of ${name} has ended: pages show the released one.`)
  })
  const proxy = await startDevProxy({ portal: against, local: new URL(`http://localhost:${port}`) }, sitting)
  console.log(
    `${proxy.url} shows ${against.origin} with ${names.join(', ')} from this machine. Ctrl-C ends it.\nYou sign in there with an account of that portal, and what you save is saved there.`,
  )
  await untilStopped()
  await end(proxy, servers.stop)
}

async function end(proxy: DevProxy, stopServers: () => void): Promise<void> {
  stopServers()
  await proxy.stop()
}

const untilStopped = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve())
  })

function checkNames(names: readonly string[]): void {
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) {
    throw new Refusal(`${twice} is named twice.`, {
      expected: 'Each remote once: a page has one of each name.',
      found: names.join(', '),
      todo: 'Name it once.',
    })
  }
  const unknown = names.find((name) => !isHere(name))
  if (unknown === undefined) return isInstalled ? checkInstalled() : undefined
  throw new Refusal(`There is no remote ${unknown} here.`, {
    expected: isInstalled
      ? `The folder of the remote: ${inProject('remote.json')} with its name.`
      : `A folder with a remote.json, such as ${inProject('mf-x')}.`,
    found: 'None of that name.',
    todo:
      unknown === 'shell'
        ? 'The shell runs in your own portal: "npm start" builds and serves it.'
        : `Correct the name, or make it: ${isInstalled ? 'portal' : 'pnpm portal'} create ${isRemoteName(unknown) ? unknown : 'mf-x'}`,
  })
}

/** In the project a remote is a folder of its name; outside it is the folder in which the command is called. */
function isHere(name: string): boolean {
  if (!isRemoteName(name)) return false
  const file = isInstalled ? inProject('remote.json') : inProject(name, 'remote.json')
  if (!existsSync(file)) return false
  return !isInstalled || Object(JSON.parse(readFileSync(file, 'utf8'))).name === name
}

function checkInstalled(): void {
  if (existsSync(DEV_SERVER)) return
  throw new Refusal('There is no development server here.', {
    expected: `The packages of the SDK that this command is of: ${DEV_SERVER}.`,
    found: 'None.',
    todo: 'npm install, or take a later SDK: portal sdk --from <address>, then npm install.',
  })
}

async function checkPort(port: number): Promise<void> {
  if (await isFree(port)) return
  throw new Refusal(`Port ${port} is in use.`, {
    expected: 'A port on which nothing listens.',
    found: `Something listens on ${port}, perhaps another "portal dev".`,
    todo: 'End it, or choose another one with --port.',
  })
}
