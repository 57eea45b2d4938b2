import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOutside } from '../../delivery/src/create/create'
import { makeKey } from '../../delivery/src/release/documents/key-file'
import { startWebServer, type WebServer } from '../../delivery/src/server/web-server'
import { builtShell, workshop, type Workshop } from '../../delivery/src/testing/built-package'
import { fixtureBuild, type FixtureBuild } from '../../delivery/src/testing/fixture-build'
import { CONTRACT_VERSION } from '../../shared/federation/src/registry/compatibility'
import { SHARED_MODULES } from '../../shared/federation/src/registry/shared-modules'
import { readContract } from '../../shared/federation/webpack/contract-document'
import { read } from '../lib/written-files'
import { packSdk } from './pack'

const REMOTE = 'mf-reports'
const PNPM = 'pnpm@10.34.9'
const WHOLE_MS = 300_000

const place = mkdtempSync(path.join(tmpdir(), 'portal-outside-'))
const sdk = path.join(place, 'sdk')
const home = path.join(place, REMOTE)
let shop: Workshop
let fixture: FixtureBuild
let server: WebServer

/** Settings of this run's own are nothing that a team outside has. */
const OURS = /^(NODE_ENV|NODE_OPTIONS|VITEST.*|RELEASE_.*)$/
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.test(name)))

/** Runs a command in the remote's folder; answers its exit code and all that it wrote. */
const run = (command: string, ...words: string[]) =>
  new Promise<{ code: number; text: string }>((resolve) => {
    const options = { cwd: home, env, shell: process.platform === 'win32', maxBuffer: 64 * 1024 * 1024 }
    const child = execFile(command, words, options, (_, out, err) =>
      resolve({ code: child.exitCode ?? 1, text: out + err }),
    )
  })
const done = { code: 0 }
const tool = (name: string, ...words: string[]) => run(path.join(home, 'node_modules/.bin', name), ...words)
const portal = (...words: string[]) => tool('portal', '--store', shop.store.place, ...words)

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
  await packSdk(sdk, 0)
  await createOutside(home, REMOTE, 'reports@team.example', sdk)
  const installed = await run('npx', '-y', PNPM, 'install', '--prefer-offline', '--ignore-workspace')
  if (installed.code !== 0) throw new Error(installed.text)
  shop = workshop()
  fixture = fixtureBuild()
  const { publicKey } = makeKey(path.join(home, '.data/release-key.pem'))
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
    const { packages } = JSON.parse(readFileSync(path.join(sdk, 'sdk.json'), 'utf8'))
    const entries = Object.keys(packages).flatMap((name) => {
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
    const strict = await tool('tsc')
    rmSync(path.join(home, 'src/every-entry.ts'))
    const faults = strict.text.split('\n').filter((line) => / error TS/.test(line))
    expect(faults.filter((line) => !OF_FORMS.test(line))).toEqual([])
    expect(await tool('tsc', '-p', 'tsconfig.specs.json')).toMatchObject({ ...done, text: '' })
    // … and find what is wrong.
    writeFileSync(
      path.join(home, 'src/wrong.tsx'),
      "import { Button } from '@portal/ui'\nexport const wrong = <Button variant={7}>No</Button>\n",
    )
    const found = await tool('tsc')
    rmSync(path.join(home, 'src/wrong.tsx'))
    expect(found.text).toMatch(/src\/wrong\.tsx.*error TS2322/s)
  },
  WHOLE_MS,
)

/** The form library's own declaration contradicts itself under these settings. */
const OF_FORMS = /react-final-form\/dist\/types\.d\.ts/

/** Entries whose types are of Node and webpack, which the remote's sources never import. */
const FOR_NODE = /^\.\/(webpack|specs|setup)$/

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
    const { entry, contract, uses } = JSON.parse(readFileSync(path.join(home, 'dist/remote-manifest.json'), 'utf8'))
    expect(contract).toBe(CONTRACT_VERSION)
    expect(uses).toMatchObject({ endpoints: ['GET portal/vet/members'], slots: ['ReportsNote'] })
    expect(uses.shared['@portal/ui']).toEqual(['Button', 'ErrorState', 'PageHeader', 'Skeleton'])
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
