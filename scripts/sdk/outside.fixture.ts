import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { readKey, publicKeyOf } from '../../delivery/src/releases/documents/signatures'
import { publishSdk } from '../../delivery/src/sdk/stored-sdk'
import { startWebServer, type WebServer } from '../../delivery/src/web-server/web-server'
import { folderStore } from '../../delivery/src/releases/store/folder-store'
import { createShellBuild, createReleaseFixture, type ReleaseFixture } from '../../delivery/src/testing/release-fixture'
import { fixtureBuild, type FixtureBuild } from '../../delivery/src/testing/fixture-build'
import { CONTRACT_VERSION } from '../../shared/federation/src/registry/contract-version'
import { SHARED_MODULES } from '../../shared/federation/src/registry/shared-modules'
import { providedBy, readContractNames, slotsSince } from '../../shared/federation/webpack/contract-file'
import { catalog } from './manifest'
import { packSdk } from './pack'

export const REMOTE = 'mf-reports'
const PNPM = 'pnpm@10.34.9'
export const TIMEOUT_MS = 600_000

export const place = mkdtempSync(path.join(tmpdir(), 'portal-outside-'))
const sdk = path.join(place, 'sdk')
export const home = path.join(place, REMOTE)
const tools = path.join(place, 'tools')
let shop: ReleaseFixture
let fixture: FixtureBuild
let server: WebServer

/** URL of the portal. */
export const portalUrl = () => server.url

/** Settings of this run that an outside team does not have. */
const OURS = /^(NODE_ENV|NODE_OPTIONS|VITEST.*|RELEASE_.*)$/
export const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.test(name)))

/** Runs a command; returns exit code and output. */
const runIn = (cwd: string, command: string, ...words: string[]) =>
  new Promise<{ code: number; text: string }>((resolve) => {
    const options = { cwd, env, shell: process.platform === 'win32', maxBuffer: 64 * 1024 * 1024 }
    const child = execFile(command, words, options, (_, out, err) =>
      resolve({ code: child.exitCode ?? 1, text: out + err }),
    )
  })
const run = (command: string, ...words: string[]) => runIn(home, command, ...words)

async function inFolder(folder: string, ...words: [string, ...string[]]): Promise<string> {
  const { code, text } = await runIn(folder, ...words)
  if (code !== 0) throw new Error(text)
  return text
}

/** Installs the commands from their tarball and creates the remote with them, as a team does. */
async function create(): Promise<void> {
  mkdirSync(tools)
  writeFileSync(path.join(tools, 'package.json'), '{ "private": true }')
  const [commands = ''] = readdirSync(sdk).filter((file) => file.startsWith('portal-cli-'))
  await inFolder(tools, 'npx', '-y', PNPM, 'add', '--prefer-offline', '--ignore-workspace', path.join(sdk, commands))
  const portal = path.join(tools, 'node_modules/.bin/portal')
  await inFolder(place, portal, 'create', REMOTE, ...(await sdkWords()), '--owner', 'reports@team.example')
  await inFolder(home, 'npx', '-y', PNPM, 'install', '--prefer-offline', '--ignore-workspace')
}

/** Publishes the SDK; returns the options of `portal create` that install it. */
async function sdkWords(): Promise<readonly string[]> {
  const signer = readKey(shop.key)
  await publishSdk(folderStore(shop.store.place), sdk, () => signer)
  return ['--from', server.url, '--signed-by', publicKeyOf(signer), '--no-install']
}

export const SUCCESS = { code: 0 }
export const tool = (name: string, ...words: string[]) => run(path.join(home, 'node_modules/.bin', name), ...words)
/** Runs a line of the teams' documentation, with pnpm instead of npm, and with the catalog's versions. Throws when it fails. */
export function runTeamLine(line: string): Promise<string> {
  const here = line
    .replaceAll('https://portal.example', portalUrl())
    .replace(/^npm install --save-dev (.*)$/, (_, names: string) => {
      const versions = names.split(' ').map((name) => [name, catalog(name)].filter(Boolean).join('@'))
      return `npx -y ${PNPM} add --save-dev --prefer-offline --ignore-workspace ${versions.join(' ')}`
    })
  return inFolder(home, 'bash', '-c', `export RELEASE_STORE=${shop.store.place}; ${here}`)
}

export const portal = (...words: string[]) => tool('portal', '--store', shop.store.place, ...words)

export const sdkList = () => JSON.parse(readFileSync(path.join(sdk, 'sdk.json'), 'utf8'))

/** The served version of the remote. */
export async function servedVersion(): Promise<string | undefined> {
  const { remotes } = await (await fetch(`${server.url}/versions`)).json()
  return remotes[REMOTE]
}

/** A shell that provides all names of the contract. */
function shell() {
  const names = readContractNames()
  const provides = providedBy(
    Object.fromEntries(SHARED_MODULES.map((module) => [module, Object.keys(names[module] ?? {})])),
  )
  return createShellBuild('shell', { contract: CONTRACT_VERSION, provides, slotsSince: slotsSince(names) })
}

/** Creates a remote with the current SDK, and a portal that accepts its key. */
export function setUpOutsideRemote(): void {
  beforeAll(async () => {
    await packSdk(sdk, 0)
    shop = createReleaseFixture()
    fixture = fixtureBuild()
    await shop.serve('shell', '1.0.0', shell())
    server = await startWebServer(fixture.options({ store: shop.store.place, keys: shop.keys }))
    await create()
    const [publicKey] = /MCow\S+/.exec(await inFolder(home, path.join(home, 'node_modules/.bin/portal'), 'key')) ?? []
    writeFileSync(shop.keys, JSON.stringify({ ...JSON.parse(readFileSync(shop.keys, 'utf8')), [REMOTE]: [publicKey] }))
    // The web server reads this file at its start.
    await server.stop()
    server = await startWebServer(fixture.options({ store: shop.store.place, keys: shop.keys }))
  }, TIMEOUT_MS)

  afterAll(async () => {
    await server?.stop()
    fixture?.remove()
    shop?.remove()
    rmSync(place, { recursive: true, force: true })
  })
}
