import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { InvalidArgumentError, Option } from 'commander'
import { isRemoteName } from '@portal/federation/host'
import { DEV_SERVER } from '../dev-proxy/dev-servers'
import { findFreePort, isPortFree } from '../dev-proxy/free-port'
import { Refusal } from '../releases/documents/refusal'
import { inProject, isInstalled } from '../settings'
import { parsePortalAddress } from './options'

/** Builds packages of the project, or outside of it the remote in the current folder [OPEN-293]. */
export function buildPackages(names: readonly string[]): void {
  if (isInstalled) checkRemotes(names)
  const args = isInstalled ? [OUTSIDE_BUILD] : [inProject('scripts/build.mjs'), ...names]
  // Output of the build goes to stderr, so that stdout has only the command's answer.
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 2, 2] })
  if (status === 0) return
  throw new Refusal(`${names.join(', ')} cannot be published.`, {
    expected: 'A build without errors and warnings.',
    found: `The build ended with exit code ${status}.`,
    todo: 'Read the lines above, and publish again.',
  })
}

const OUTSIDE_BUILD = inProject('node_modules/@portal/federation/webpack/portal-build.js')

/** Folder with the build of a package. */
export const buildFolder = (name: string) => (isInstalled ? inProject('dist') : inProject(name, 'dist'))

/** The option for the portal whose pages show local remotes. */
export const againstOption = () =>
  new Option('--against <address>', 'the portal, also your own of "npm start"')
    .env('RELEASE_PORTAL')
    .argParser(parsePortalAddress)
    .makeOptionMandatory()

/** The option for the proxy's port. */
export const portOption = () => new Option('--port <port>', 'port of the proxy on this machine').argParser(portNumber)

function portNumber(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) < 65_536) return Number(text)
  throw new InvalidArgumentError('Use a port, such as 8100.')
}

/** Refuses names that are no remotes of this machine, or that it cannot run from sources [OPEN-246]. */
export function checkRemotes(names: readonly string[]): void {
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) {
    throw new Refusal(`${twice} is named twice.`, {
      expected: 'Each remote once: a page has one of each name.',
      found: names.join(', '),
      todo: 'Name it once.',
    })
  }
  const unknown = names.find((name) => !isLocalRemote(name))
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

/** Whether a remote is here: a folder of its name in the project, or the current folder outside. */
function isLocalRemote(name: string): boolean {
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

/** Refuses a port that is in use. */
export async function checkPort(port: number): Promise<void> {
  if (await isPortFree(port)) return
  throw new Refusal(`Port ${port} is in use.`, {
    expected: 'A port on which nothing listens.',
    found: `Something listens on ${port}, perhaps another "portal dev".`,
    todo: 'End it, or choose another one with --port.',
  })
}

/** Chooses a free port for each development server. */
export const choosePorts = async (names: readonly string[]): Promise<Readonly<Record<string, number>>> =>
  Object.fromEntries(await Promise.all(names.map(async (name) => [name, await findFreePort()] as const)))
