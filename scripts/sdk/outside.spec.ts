import { execFile, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyPort } from '../../delivery/src/dev-proxy/free-port'
import { startWebServer, type WebServer } from '../../delivery/src/server/web-server'
import { builtShell, workshop, type Workshop } from '../../delivery/src/testing/built-package'
import { fixtureBuild, type FixtureBuild } from '../../delivery/src/testing/fixture-build'
import { sourceDigests } from '../../shared/api-client/src/digests/digests'
import { CONTRACT_VERSION } from '../../shared/federation/src/registry/compatibility'
import { SHARED_MODULES } from '../../shared/federation/src/registry/shared-modules'
import { readContract } from '../../shared/federation/webpack/contract-document'
import { read } from '../lib/written-files'
import { packSdk } from './pack'

/** An SDK that was packed from other sources, as `npm run prove sdk-before` names it; without it that of today. */
const { OUTSIDE_SDK } = process.env
const REMOTE = 'mf-reports'
/** What it brings is told as the portal's own sources have it [OPEN-253]; an SDK of before was packed from others. */
const BROUGHT = OUTSIDE_SDK === undefined ? { compiledIn: { 'api/member': sourceDigests()['api/member'] } } : {}
const PNPM = 'pnpm@10.34.9'
const WHOLE_MS = 600_000

const place = mkdtempSync(path.join(tmpdir(), 'portal-outside-'))
const sdk = path.join(place, 'sdk')
const home = path.join(place, REMOTE)
const tools = path.join(place, 'tools')
let shop: Workshop
let fixture: FixtureBuild
let server: WebServer

/** Settings of this run's own are nothing that a team outside has. */
const OURS = /^(NODE_ENV|NODE_OPTIONS|VITEST.*|RELEASE_.*|OUTSIDE_SDK)$/
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.test(name)))

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
  await inFolder(place, portal, 'create', REMOTE, '--sdk', 'sdk', '--owner', 'reports@team.example')
  await inFolder(home, 'npx', '-y', PNPM, 'install', '--prefer-offline', '--ignore-workspace')
}

const done = { code: 0 }
const tool = (name: string, ...words: string[]) => run(path.join(home, 'node_modules/.bin', name), ...words)
const portal = (...words: string[]) => tool('portal', '--store', shop.store.place, ...words)

const sdkList = () => JSON.parse(readFileSync(path.join(sdk, 'sdk.json'), 'utf8'))

/** What the portal serves of the remote. */
async function served(): Promise<string | undefined> {
  const { remotes } = await (await fetch(`${server.url}/versions`)).json()
  return remotes[REMOTE]
}

/** A shell that has all names of the contract. */
function shell() {
  const { lines } = readContract(read('shared/federation/contract.md'))
  const namesOf = (module: string) => lines.filter((line) => line.place === module).map(({ name }) => name)
  const libraries = { react: ['useState'], 'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'] }
  const provides = { ...Object.fromEntries(SHARED_MODULES.map((module) => [module, namesOf(module)])), ...libraries }
  return builtShell('shell', { contract: CONTRACT_VERSION, provides })
}

beforeAll(async () => {
  if (OUTSIDE_SDK === undefined) await packSdk(sdk, 0)
  else cpSync(OUTSIDE_SDK, sdk, { recursive: true })
  await create()
  shop = workshop()
  fixture = fixtureBuild()
  const [publicKey] = /MCow\S+/.exec(await inFolder(home, path.join(home, 'node_modules/.bin/portal'), 'key')) ?? []
  writeFileSync(shop.keys, JSON.stringify({ ...JSON.parse(readFileSync(shop.keys, 'utf8')), [REMOTE]: [publicKey] }))
  await shop.serve('shell', '1.0.0', shell())
  server = await startWebServer(fixture.options({ store: shop.store.place, keys: shop.keys }))
}, WHOLE_MS)

afterAll(async () => {
  await server?.stop()
  fixture?.remove()
  shop?.remove()
  rmSync(place, { recursive: true, force: true })
})

test('nothing of it comes from a folder above [OPEN-240]', () => {
  const above = (folder: string): string[] =>
    folder === path.dirname(folder) ? [] : [path.dirname(folder), ...above(path.dirname(folder))]
  expect(above(home).filter((folder) => existsSync(path.join(folder, 'node_modules')))).toEqual([])
  expect(readFileSync(path.join(home, 'package.json'), 'utf8')).not.toMatch(/workspace:|catalog:|link:/)
})

test(
  'types of every entry hold under the strictest settings, and so do the specs [OPEN-240]',
  async () => {
    const entries = Object.keys(sdkList().packages).flatMap((name) => {
      const { exports = {} } = JSON.parse(readFileSync(path.join(home, 'node_modules', name, 'package.json'), 'utf8'))
      const plain = Object.entries<{ types?: string }>(exports).filter(
        ([entry, { types }]) => types && !FOR_NODE.test(entry),
      )
      return plain.filter(([entry]) => !entry.includes('*')).map(([entry]) => name + entry.slice(1))
    })
    expect(entries).toContain('@portal/testing')
    writeFileSync(
      path.join(home, 'src/every-entry.ts'),
      entries.map((entry) => `export type {} from '${entry}'\nimport '${entry}'`).join('\n'),
    )
    // … and find what is wrong.
    writeFileSync(
      path.join(home, 'src/wrong.tsx'),
      "import { Button } from '@portal/ui'\nexport const wrong = <Button variant={7}>No</Button>\n",
    )
    const strict = await tool('tsc')
    for (const file of ['every-entry.ts', 'wrong.tsx']) rmSync(path.join(home, 'src', file))
    const faults = strict.text.split('\n').filter((line) => / error TS/.test(line))
    expect(faults.filter((line) => !OF_FORMS.test(line))).toEqual([
      expect.stringMatching(/^src\/wrong\.tsx.*error TS2322/),
    ])
    expect(await tool('tsc', '-p', 'tsconfig.specs.json')).toMatchObject({ ...done, text: '' })
  },
  WHOLE_MS,
)

/** The form library's own declaration contradicts itself under these settings. */
const OF_FORMS = /react-final-form\/dist\/types\.d\.ts/

/** Entries whose types are of Node and webpack, which the remote's sources never import. */
const FOR_NODE = /^\.\/(webpack|specs|setup|digests)$/

test(
  'its specs run [OPEN-240]',
  async () => {
    const { code, text } = await tool('vitest', 'run')
    expect({ code, text }).toMatchObject(done)
    expect(text).toMatch(/3 passed/)
  },
  WHOLE_MS,
)

test(
  'it is built, published with its own key, promoted and rolled back [OPEN-240]',
  async () => {
    expect(await tool('portal-build')).toMatchObject(done)
    const at = ['--portal', server.url]
    const publish = (version: string) => portal('publish', REMOTE, '--from', 'dist', '--as', version, ...at)
    expect(await publish('1.0.0')).toMatchObject(done)
    expect(await portal('promote', REMOTE, '1.0.0', ...at)).toMatchObject(done)
    expect(await served()).toBe('1.0.0')
    const built = JSON.parse(readFileSync(path.join(home, 'dist/remote-manifest.json'), 'utf8'))
    const { entry, contract, uses } = built
    expect(contract).toBe(sdkList().contract)
    expect(uses).toMatchObject({ endpoints: ['GET portal/vet/members'], slots: ['ReportsNote'] })
    expect(uses.shared['@portal/ui']).toEqual(['Button', 'ErrorState', 'PageHeader', 'Skeleton'])
    expect(built).toMatchObject(BROUGHT)
    expect((await fetch(`${server.url}/remotes/${REMOTE}/${entry}`)).status).toBe(200)
    expect(await publish('1.1.0')).toMatchObject(done)
    expect(await portal('promote', REMOTE, '1.1.0', '--percent', '10', ...at)).toMatchObject(done)
    expect(await portal('wait', REMOTE, '1.1.0', '--minutes', '0')).toMatchObject(done)
    expect(await portal('promote', REMOTE, '1.1.0', ...at)).toMatchObject(done)
    expect(await served()).toBe('1.1.0')
    expect(await portal('rollback', REMOTE, ...at)).toMatchObject(done)
    expect(await served()).toBe('1.0.0')
    const stranger = await portal('--key', path.join(place, 'stranger.pem'), 'key')
    expect(stranger).toMatchObject(done)
    const refused = await portal('--key', path.join(place, 'stranger.pem'), 'promote', REMOTE, '1.1.0', ...at)
    expect(refused).toMatchObject({ code: 1 })
    expect(await served()).toBe('1.0.0')
  },
  WHOLE_MS,
)

test(
  'from its sources it is in the pages of a portal, by the installed commands [OPEN-258]',
  async () => {
    const port = String(await anyPort())
    const commands = path.join(home, 'node_modules/@portal/cli/bin/portal.js')
    const words = [commands, 'dev', REMOTE, '--against', server.url, '--port', port]
    const child = spawn(process.execPath, words, { cwd: home, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const written: string[] = []
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
    const shown = new Promise<void>((resolve) => {
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text) => written.push(String(text)) && /Ctrl-C ends it/.test(String(text)) && resolve())
    })
    await Promise.race([shown, ended])
    try {
      expect(written.join('')).toContain(`http://localhost:${port} shows ${server.url} with ${REMOTE}`)
      const page = await (await fetch(`http://localhost:${port}/reports`)).text()
      expect(page).toContain(`"base":"/dev/${REMOTE}/"`)
      const entry = await fetch(`http://localhost:${port}/dev/${REMOTE}/remoteEntry.js`)
      expect(await entry.text()).toContain('mf_reports')
    } finally {
      child.kill()
      await ended
    }
    expect(await portal('dev', 'mf-other', '--against', server.url)).toMatchObject({ code: 1 })
  },
  WHOLE_MS,
)
