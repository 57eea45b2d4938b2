import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findFreePort } from '../../delivery/src/dev-proxy/free-port'
import { sourceDigests } from '../../shared/api-client/src/digests/digests'
import {
  SUCCESS,
  env,
  home,
  setUpOutsideRemote,
  place,
  portal,
  REMOTE,
  sdkList,
  servedVersion,
  runTeamLine,
  portalUrl,
  tool,
  TIMEOUT_MS,
} from './outside.fixture'
import { WRONG, wrongOutsideSlot } from './wrong-types.fixture'
import { codeBlocks } from '../lib/written-files'

setUpOutsideRemote()

test('an outside remote uses no folder above it [OPEN-240]', () => {
  const above = (folder: string): string[] =>
    folder === path.dirname(folder) ? [] : [path.dirname(folder), ...above(path.dirname(folder))]
  expect(above(home).filter((folder) => existsSync(path.join(folder, 'node_modules')))).toEqual([])
  expect(readFileSync(path.join(home, 'package.json'), 'utf8')).not.toMatch(/workspace:|catalog:|link:/)
})

test('its SDK has the reference, and its README links there [OPEN-314]', () => {
  const folder = path.join(home, 'node_modules/@portal/federation/reference')
  const index = readFileSync(path.join(folder, 'README.md'), 'utf8')
  const names = Object.keys(sdkList().packages).filter((name) => name !== '@portal/cli')
  expect(names.filter((name) => !index.includes(`[${name}`))).toEqual([])
  expect(readFileSync(path.join(folder, '@portal/ui.md'), 'utf8')).toMatch(/^### Button/m)
  expect(Object.keys(JSON.parse(readFileSync(path.join(folder, 'openapi.json'), 'utf8')).paths)).not.toEqual([])
  expect(readFileSync(path.join(home, 'README.md'), 'utf8')).toContain('@portal/federation/reference/README.md')
})

/** Compiler errors by file and line. */
const faultsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => / error TS/.test(line) && !OF_FORMS.test(line))
    .map((line) => line.replace(/\((\d+),\d+\): error (TS\d+).*/, ', line $1: $2'))
    .toSorted()

/** The form library's own declarations do not compile with these settings. */
const OF_FORMS = /react-final-form\/dist\/types\.d\.ts/

/** Entries with types of Node and webpack, which a remote's sources never import. */
const FOR_NODE = /^\.\/(webpack|specs|setup|digests)$/

test(
  'an outside remote runs its specs [OPEN-240]',
  async () => {
    const { code, text } = await tool('vitest', 'run')
    expect({ code, text }).toMatchObject(SUCCESS)
    expect(text).toMatch(/3 passed/)
  },
  TIMEOUT_MS,
)

test(
  'an outside remote is built, published with its own key, promoted and rolled back [OPEN-240]',
  async () => {
    expect(await tool('portal-build')).toMatchObject(SUCCESS)
    const at = ['--portal', portalUrl()]
    const publish = (version: string) => portal('publish', REMOTE, '--from', 'dist', '--as', version, ...at)
    expect(await publish('1.0.0')).toMatchObject(SUCCESS)
    expect(await portal('promote', REMOTE, '1.0.0', ...at)).toMatchObject(SUCCESS)
    expect(await servedVersion()).toBe('1.0.0')
    const built = JSON.parse(readFileSync(path.join(home, 'dist/remote-manifest.json'), 'utf8'))
    const { entry, contract, uses } = built
    expect(contract).toBe(sdkList().contract)
    expect(uses).toMatchObject({ endpoints: ['GET portal/vet/members'], slots: ['ReportsNote'] })
    expect(uses.shared['@portal/ui']).toEqual(['Button', 'ErrorState', 'PageHeader', 'Skeleton'])
    // Compiled-in modules have the digests of the portal's sources [OPEN-253].
    expect(built).toMatchObject({ compiledIn: { 'api/member': sourceDigests()['api/member'] } })
    expect((await fetch(`${portalUrl()}/remotes/${REMOTE}/${entry}`)).status).toBe(200)
    expect(await publish('1.1.0')).toMatchObject(SUCCESS)
    expect(await portal('promote', REMOTE, '1.1.0', '--percent', '10', ...at)).toMatchObject(SUCCESS)
    expect(await portal('wait', REMOTE, '1.1.0', '--minutes', '0')).toMatchObject({ code: 3 })
    expect(await portal('promote', REMOTE, '1.1.0', ...at)).toMatchObject(SUCCESS)
    expect(await servedVersion()).toBe('1.1.0')
    expect(await portal('rollback', REMOTE, ...at)).toMatchObject(SUCCESS)
    expect(await servedVersion()).toBe('1.0.0')
    const stranger = await portal('--key', path.join(place, 'stranger.pem'), 'key')
    expect(stranger).toMatchObject(SUCCESS)
    const refused = await portal('--key', path.join(place, 'stranger.pem'), 'promote', REMOTE, '1.1.0', ...at)
    expect(refused).toMatchObject({ code: 1 })
    expect(await servedVersion()).toBe('1.0.0')
  },
  TIMEOUT_MS,
)

test(
  'types of all entries, slots and specs compile with the strictest settings [OPEN-240, OPEN-315, OPEN-316]',
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
    await tool('portal', 'sdk', '--from', portalUrl())
    const wrong = { ...WRONG, ...wrongOutsideSlot(REMOTE) }
    for (const [file, { text }] of Object.entries(wrong)) writeFileSync(path.join(home, 'src', file), text)
    const strict = await tool('tsc')
    for (const file of ['every-entry.ts', ...Object.keys(wrong)]) rmSync(path.join(home, 'src', file))
    const expected = Object.entries(wrong).map(([file, { line }]) => `src/${file}, line ${line}: TS2322`)
    expect(faultsOf(strict.text)).toEqual(expected.toSorted())
    expect(await tool('tsc', '-p', 'tsconfig.specs.json')).toMatchObject({ ...SUCCESS, text: '' })
  },
  TIMEOUT_MS,
)

test(
  'portal dev serves an outside remote from its sources in the pages of a portal [OPEN-258]',
  async () => {
    const port = String(await findFreePort())
    const commands = path.join(home, 'node_modules/@portal/cli/bin/portal.js')
    const words = [commands, 'dev', REMOTE, '--against', portalUrl(), '--port', port]
    const child = spawn(process.execPath, words, { cwd: home, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const written: string[] = []
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
    const shown = new Promise<void>((resolve) => {
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text) => written.push(String(text)) && /Ctrl-C ends it/.test(String(text)) && resolve())
    })
    await Promise.race([shown, ended])
    try {
      expect(written.join('')).toContain(`http://localhost:${port} shows ${portalUrl()} with ${REMOTE}`)
      const page = await (await fetch(`http://localhost:${port}/reports`)).text()
      expect(page).toContain(`"base":"/dev/${REMOTE}/"`)
      const entry = await fetch(`http://localhost:${port}/dev/${REMOTE}/remoteEntry.js`)
      expect(await entry.text()).toContain('mf_reports')
    } finally {
      child.kill()
      await ended
    }
    expect(await portal('dev', 'mf-other', '--against', portalUrl())).toMatchObject({ code: 1 })
  },
  TIMEOUT_MS,
)

/** Checks without a browser that the page names the local build, and that its files exist. */
const JOURNEY = `import { expect, test } from '@playwright/test'

test('the page takes the remote of this machine', async ({ request }) => {
  expect(await (await request.get('/reports')).text()).toContain('"base":"/dev/${REMOTE}/"')
  expect(await (await request.get('/dev/${REMOTE}/remoteEntry.js')).text()).toContain('mf_reports')
})
`

test(
  'portal e2e runs the journeys of an outside remote from its sources [OPEN-274, OPEN-293]',
  async () => {
    writeFileSync(path.join(home, 'e2e/taken.e2e.ts'), JOURNEY)
    const against = ['--against', portalUrl()]
    const walked = await portal('e2e', REMOTE, ...against, '--only', 'taken')
    expect(walked).toMatchObject(SUCCESS)
    expect(walked.text).toContain(`The journeys have passed at ${portalUrl()} with ${REMOTE} from this machine.`)
    const none = await portal('e2e', REMOTE, ...against, '--only', 'tacken')
    expect(none).toMatchObject({ code: 1 })
    expect(none.text).toContain('Some of reports, taken.')
  },
  TIMEOUT_MS,
)

test(
  'portal preview builds an outside remote and can end the preview [OPEN-276, OPEN-293]',
  async () => {
    rmSync(path.join(home, 'dist'), { recursive: true })
    const as = ['--as', 'pr-12', '--portal', portalUrl()]
    const given = await portal('preview', REMOTE, ...as, '--for', 'u1')
    expect(given).toMatchObject(SUCCESS)
    expect(given.text).toMatch(/live: mf-reports 1\.0\.0-dev-[0-9a-f]{12} is the preview pr-12 of 1 user/)
    expect(await portal('preview', REMOTE, ...as, '--end')).toMatchObject(SUCCESS)
    expect(await servedVersion()).toBe('1.0.0')
    expect(await portal('preview', 'mf-other', '--as', 'pr-12', '--for', 'u1')).toMatchObject({ code: 1 })
  },
  TIMEOUT_MS,
)

const OWN_BUILD = 'docs/own-build.md'

test(
  "a build by the library's own plugin runs as the documentation says, and is served compressed [OPEN-258]",
  async () => {
    const manifestFile = path.join(home, 'package.json')
    writeFileSync(manifestFile, readFileSync(manifestFile, 'utf8').replace('"1.0.0"', '"2.0.0"'))
    writeFileSync(path.join(home, 'webpack.config.js'), codeBlocks(OWN_BUILD, 'js').join(''))
    for (const line of codeBlocks(OWN_BUILD, 'sh').flatMap((block) => block.trim().split('\n'))) await runTeamLine(line)
    expect(await servedVersion()).toBe('2.0.0')
    const { entry, integrity, uses } = JSON.parse(readFileSync(path.join(home, 'dist/remote-manifest.json'), 'utf8'))
    expect(entry).toMatch(/^mf-manifest\.[0-9a-f]{8}\.json$/)
    expect(uses).toEqual({
      shared: {
        'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
        '@portal/ui': ['Button', 'ErrorState', 'PageHeader', 'Skeleton'],
        '@portal/domain': ['TeamMemberSchema', 'v'],
        '@portal/federation': ['Slot', 'usePageTitle', 'useRead'],
      },
      endpoints: ['GET portal/vet/members'],
      slots: ['ReportsNote'],
    })
    const names = Object.keys(integrity)
    // The build has no shared module.
    expect(names.filter((name) => name.endsWith('.js')).length).toBe(4)
    for (const name of names) {
      const { status, headers } = await fetch(`${portalUrl()}/remotes/${REMOTE}/${name}`, {
        headers: { 'Accept-Encoding': 'br' },
      })
      expect([name, status, headers.get('content-encoding')]).toEqual([name, 200, 'br'])
    }
  },
  TIMEOUT_MS,
)
