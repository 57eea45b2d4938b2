import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { readKey } from '../../delivery/src/release/documents/key-file'
import { publicKeyOf } from '../../delivery/src/release/documents/signatures'
import { publishSdk } from '../../delivery/src/sdk/stored-sdk'
import { startWebServer, type WebServer } from '../../delivery/src/server/web-server'
import { folderStore } from '../../delivery/src/store/folder-store'
import { builtShell, workshop, type Workshop } from '../../delivery/src/testing/built-package'
import { fixtureBuild, type FixtureBuild } from '../../delivery/src/testing/fixture-build'
import { CONTRACT_VERSION } from '../../shared/federation/src/registry/contract-version'
import { SHARED_MODULES } from '../../shared/federation/src/registry/shared-modules'
import { providedBy, readContractNames, slotsSince } from '../../shared/federation/webpack/contract-file'
import { catalog } from './manifest'
import { packSdk } from './pack'

export const REMOTE = 'mf-reports'
const PNPM = 'pnpm@10.34.9'
export const WHOLE_MS = 600_000

export const place = mkdtempSync(path.join(tmpdir(), 'portal-outside-'))
const sdk = path.join(place, 'sdk')
export const home = path.join(place, REMOTE)
const tools = path.join(place, 'tools')
let shop: Workshop
let fixture: FixtureBuild
let server: WebServer

/** Where the portal is. */
export const there = () => server.url

/** Settings of this run's own are nothing that a team outside has. */
const OURS = /^(NODE_ENV|NODE_OPTIONS|VITEST.*|RELEASE_.*)$/
export const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.test(name)))

/** Runs a command in the remote's folder, or another; answers its exit code and all that it wrote. */
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

/** As a team has it: the commands from their tarball, and by them the remote, in a folder beside. */
async function create(): Promise<void> {
  mkdirSync(tools)
  writeFileSync(path.join(tools, 'package.json'), '{ "private": true }')
  const [commands = ''] = readdirSync(sdk).filter((file) => file.startsWith('portal-cli-'))
  await inFolder(tools, 'npx', '-y', PNPM, 'add', '--prefer-offline', '--ignore-workspace', path.join(sdk, commands))
  const portal = path.join(tools, 'node_modules/.bin/portal')
  await inFolder(place, portal, 'create', REMOTE, ...(await sdkWords()), '--owner', 'reports@team.example')
  await inFolder(home, 'npx', '-y', PNPM, 'install', '--prefer-offline', '--ignore-workspace')
}

/** Publishes the SDK at the portal, and answers the options by which a team takes it. */
async function sdkWords(): Promise<readonly string[]> {
  const signer = readKey(shop.key)
  await publishSdk(folderStore(shop.store.place), sdk, () => signer)
  return ['--from', server.url, '--signed-by', publicKeyOf(signer), '--no-install']
}

export const done = { code: 0 }
export const tool = (name: string, ...words: string[]) => run(path.join(home, 'node_modules/.bin', name), ...words)
/** Runs a line of a document for teams: with pnpm for npm, and libraries as the portal is tested with. Throws where it fails. */
export function teamLine(line: string): Promise<string> {
  const here = line
    .replaceAll('https://portal.example', there())
    .replace(/^npm install --save-dev (.*)$/, (_, names: string) => {
      const versions = names.split(' ').map((name) => [name, catalog(name)].filter(Boolean).join('@'))
      return `npx -y ${PNPM} add --save-dev --prefer-offline --ignore-workspace ${versions.join(' ')}`
    })
  return inFolder(home, 'bash', '-c', `export RELEASE_STORE=${shop.store.place}; ${here}`)
}

export const portal = (...words: string[]) => tool('portal', '--store', shop.store.place, ...words)

export const sdkList = () => JSON.parse(readFileSync(path.join(sdk, 'sdk.json'), 'utf8'))

/** What the portal serves of the remote. */
export async function served(): Promise<string | undefined> {
  const { remotes } = await (await fetch(`${server.url}/versions`)).json()
  return remotes[REMOTE]
}

/** A shell that has all names of the contract. */
function shell() {
  const names = readContractNames()
  const provides = providedBy(
    Object.fromEntries(SHARED_MODULES.map((module) => [module, Object.keys(names[module] ?? {})])),
  )
  return builtShell('shell', { contract: CONTRACT_VERSION, provides, slotsSince: slotsSince(names) })
}

/** Makes a remote of today's SDK, and a portal that serves nothing else and lists its key. */
export function outsideWorld(): void {
  beforeAll(async () => {
    await packSdk(sdk, 0)
    shop = workshop()
    fixture = fixtureBuild()
    await shop.serve('shell', '1.0.0', shell())
    server = await startWebServer(fixture.options({ store: shop.store.place, keys: shop.keys }))
    await create()
    const [publicKey] = /MCow\S+/.exec(await inFolder(home, path.join(home, 'node_modules/.bin/portal'), 'key')) ?? []
    writeFileSync(shop.keys, JSON.stringify({ ...JSON.parse(readFileSync(shop.keys, 'utf8')), [REMOTE]: [publicKey] }))
    // The file is read at a start.
    await server.stop()
    server = await startWebServer(fixture.options({ store: shop.store.place, keys: shop.keys }))
  }, WHOLE_MS)

  afterAll(async () => {
    await server?.stop()
    fixture?.remove()
    shop?.remove()
    rmSync(place, { recursive: true, force: true })
  })
}
