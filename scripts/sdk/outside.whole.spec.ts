import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { anyPort } from '../../delivery/src/dev-proxy/free-port'
import { sourceDigests } from '../../shared/api-client/src/digests/digests'
import {
  done,
  env,
  home,
  outsideWorld,
  place,
  portal,
  REMOTE,
  sdkList,
  served,
  teamLine,
  there,
  tool,
  WHOLE_MS,
} from './outside.fixture'
import { WRONG, wrongTaken } from './wrong-types.fixture'
import { codeBlocks } from '../lib/code-blocks'

outsideWorld()

test('nothing of it comes from a folder above [OPEN-240]', () => {
  const above = (folder: string): string[] =>
    folder === path.dirname(folder) ? [] : [path.dirname(folder), ...above(path.dirname(folder))]
  expect(above(home).filter((folder) => existsSync(path.join(folder, 'node_modules')))).toEqual([])
  expect(readFileSync(path.join(home, 'package.json'), 'utf8')).not.toMatch(/workspace:|catalog:|link:/)
})

test('its reference comes with it, and the README leads there [OPEN-314]', () => {
  const folder = path.join(home, 'node_modules/@portal/federation/reference')
  const index = readFileSync(path.join(folder, 'README.md'), 'utf8')
  const names = Object.keys(sdkList().packages).filter((name) => name !== '@portal/cli')
  expect(names.filter((name) => !index.includes(`[${name}`))).toEqual([])
  expect(readFileSync(path.join(folder, '@portal/ui.md'), 'utf8')).toMatch(/^### Button/m)
  expect(Object.keys(JSON.parse(readFileSync(path.join(folder, 'openapi.json'), 'utf8')).paths)).not.toEqual([])
  expect(readFileSync(path.join(home, 'README.md'), 'utf8')).toContain('@portal/federation/reference/README.md')
})

/** What the compiler finds wrong, by file and line. */
const faultsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => / error TS/.test(line) && !OF_FORMS.test(line))
    .map((line) => line.replace(/\((\d+),\d+\): error (TS\d+).*/, ', line $1: $2'))
    .toSorted()

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
    const at = ['--portal', there()]
    const publish = (version: string) => portal('publish', REMOTE, '--from', 'dist', '--as', version, ...at)
    expect(await publish('1.0.0')).toMatchObject(done)
    expect(await portal('promote', REMOTE, '1.0.0', ...at)).toMatchObject(done)
    expect(await served()).toBe('1.0.0')
    const built = JSON.parse(readFileSync(path.join(home, 'dist/remote-manifest.json'), 'utf8'))
    const { entry, contract, uses } = built
    expect(contract).toBe(sdkList().contract)
    expect(uses).toMatchObject({ endpoints: ['GET portal/vet/members'], slots: ['ReportsNote'] })
    expect(uses.shared['@portal/ui']).toEqual(['Button', 'ErrorState', 'PageHeader', 'Skeleton'])
    // Digests of compiled-in modules are those of the portal's own sources [OPEN-253].
    expect(built).toMatchObject({ compiledIn: { 'api/member': sourceDigests()['api/member'] } })
    expect((await fetch(`${there()}/remotes/${REMOTE}/${entry}`)).status).toBe(200)
    expect(await publish('1.1.0')).toMatchObject(done)
    expect(await portal('promote', REMOTE, '1.1.0', '--percent', '10', ...at)).toMatchObject(done)
    expect(await portal('wait', REMOTE, '1.1.0', '--minutes', '0')).toMatchObject({ code: 3 })
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
  'types of every entry hold under the strictest settings, slots of other teams too, and so do the specs [OPEN-240, OPEN-315, OPEN-316]',
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
    await tool('portal', 'sdk', '--from', there())
    const wrong = { ...WRONG, ...wrongTaken(REMOTE) }
    for (const [file, { text }] of Object.entries(wrong)) writeFileSync(path.join(home, 'src', file), text)
    const strict = await tool('tsc')
    for (const file of ['every-entry.ts', ...Object.keys(wrong)]) rmSync(path.join(home, 'src', file))
    const expected = Object.entries(wrong).map(([file, { line }]) => `src/${file}, line ${line}: TS2322`)
    expect(faultsOf(strict.text)).toEqual(expected.toSorted())
    expect(await tool('tsc', '-p', 'tsconfig.specs.json')).toMatchObject({ ...done, text: '' })
  },
  WHOLE_MS,
)

test(
  'from its sources it is in the pages of a portal, by the installed commands [OPEN-258]',
  async () => {
    const port = String(await anyPort())
    const commands = path.join(home, 'node_modules/@portal/cli/bin/portal.js')
    const words = [commands, 'dev', REMOTE, '--against', there(), '--port', port]
    const child = spawn(process.execPath, words, { cwd: home, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const written: string[] = []
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
    const shown = new Promise<void>((resolve) => {
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text) => written.push(String(text)) && /Ctrl-C ends it/.test(String(text)) && resolve())
    })
    await Promise.race([shown, ended])
    try {
      expect(written.join('')).toContain(`http://localhost:${port} shows ${there()} with ${REMOTE}`)
      const page = await (await fetch(`http://localhost:${port}/reports`)).text()
      expect(page).toContain(`"base":"/dev/${REMOTE}/"`)
      const entry = await fetch(`http://localhost:${port}/dev/${REMOTE}/remoteEntry.js`)
      expect(await entry.text()).toContain('mf_reports')
    } finally {
      child.kill()
      await ended
    }
    expect(await portal('dev', 'mf-other', '--against', there())).toMatchObject({ code: 1 })
  },
  WHOLE_MS,
)

/** Without a browser: that the page names what is built here, and that it is there. */
const JOURNEY = `import { expect, test } from '@playwright/test'

test('the page takes the remote of this machine', async ({ request }) => {
  expect(await (await request.get('/reports')).text()).toContain('"base":"/dev/${REMOTE}/"')
  expect(await (await request.get('/dev/${REMOTE}/remoteEntry.js')).text()).toContain('mf_reports')
})
`

test(
  'from its sources it is walked by its journeys in the pages of a portal [OPEN-274, OPEN-293]',
  async () => {
    writeFileSync(path.join(home, 'e2e/taken.e2e.ts'), JOURNEY)
    const against = ['--against', there()]
    const walked = await portal('e2e', REMOTE, ...against, '--only', 'taken')
    expect(walked).toMatchObject(done)
    expect(walked.text).toContain(`The journeys have passed at ${there()} with ${REMOTE} from this machine.`)
    const none = await portal('e2e', REMOTE, ...against, '--only', 'tacken')
    expect(none).toMatchObject({ code: 1 })
    expect(none.text).toContain('Some of reports, taken.')
  },
  WHOLE_MS,
)

test(
  'from its sources it is built as a preview, which ends [OPEN-276, OPEN-293]',
  async () => {
    rmSync(path.join(home, 'dist'), { recursive: true })
    const as = ['--as', 'pr-12', '--portal', there()]
    const given = await portal('preview', REMOTE, ...as, '--for', 'u1')
    expect(given).toMatchObject(done)
    expect(given.text).toMatch(/live: mf-reports 1\.0\.0-dev-[0-9a-f]{12} is the preview pr-12 of 1 user/)
    expect(await portal('preview', REMOTE, ...as, '--end')).toMatchObject(done)
    expect(await served()).toBe('1.0.0')
    expect(await portal('preview', 'mf-other', '--as', 'pr-12', '--for', 'u1')).toMatchObject({ code: 1 })
  },
  WHOLE_MS,
)

const OWN_BUILD = 'docs/own-build.md'

test(
  "a build by the library's own plugin runs as its page says, and comes compressed [OPEN-258]",
  async () => {
    const manifestFile = path.join(home, 'package.json')
    writeFileSync(manifestFile, readFileSync(manifestFile, 'utf8').replace('"1.0.0"', '"2.0.0"'))
    writeFileSync(path.join(home, 'webpack.config.js'), codeBlocks(OWN_BUILD, 'js').join(''))
    for (const line of codeBlocks(OWN_BUILD, 'sh').flatMap((block) => block.trim().split('\n'))) await teamLine(line)
    expect(await served()).toBe('2.0.0')
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
    // None of the shell's modules is in it.
    expect(names.filter((name) => name.endsWith('.js')).length).toBe(4)
    for (const name of names) {
      const { status, headers } = await fetch(`${there()}/remotes/${REMOTE}/${name}`, {
        headers: { 'Accept-Encoding': 'br' },
      })
      expect([name, status, headers.get('content-encoding')]).toEqual([name, 200, 'br'])
    }
  },
  WHOLE_MS,
)
