import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readDeclaration } from '@portal/federation/host'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sha384 } from '../release/documents/hash'
import { startWebServer, type WebServer } from '../server/web-server'
import { builtRemote, builtShell } from '../testing/built-package'
import { fixtureBuild, type FixtureBuild } from '../testing/fixture-build'
import { commandLine } from './command-line.fixture'

const { shop, portal, said, failed } = commandLine()

const TARBALL = 'portal-federation-9.7.0.tgz'
let sdk: string
let place: string

/** An SDK of one tarball, for this contract. */
function packed(contract: string) {
  const packages = { '@portal/federation': { file: TARBALL, integrity: sha384('a tarball') } }
  writeFileSync(path.join(sdk, TARBALL), 'a tarball')
  const list = { version: `${contract}.0`, contract, packages, tools: { react: '19.3.1' } }
  writeFileSync(path.join(sdk, 'sdk.json'), JSON.stringify(list))
}

beforeEach(() => {
  ;[sdk, place] = [path.join(shop().root, 'sdk'), path.join(shop().root, 'teams')]
  mkdirSync(sdk)
  mkdirSync(place)
  packed('9.7')
})

const create = (name: string, ...more: string[]) =>
  portal('create', name, '--outside', '--sdk', sdk, '--into', place, ...more)
const inRemote = (file: string) => readFileSync(path.join(place, 'mf-pet-reports', file), 'utf8')

test('a remote is made of the SDK, with a screen, a slot, specs, a journey, workflows and a key [OPEN-241]', async () => {
  expect(await create('mf-pet-reports', '--owner', 'reports@team.example')).toBe(0)
  expect(said()).toMatch(/^mf-pet-reports is in .*\nIt is made of the SDK 9\.7\.0\. Next: cd .* && npm install/)
  const { routes, slots, owner } = readDeclaration(JSON.parse(inRemote('remote.json')))
  expect(routes.map(({ path }) => path)).toEqual(['/pet-reports'])
  expect(slots.map(({ name }) => name)).toEqual(['PetReportsNote'])
  expect(owner?.email).toBe('reports@team.example')
  expect(inRemote('src/remote-module.ts')).toContain('(await import(/* webpackChunkName: "note" */ \'./pet-reports/')
  expect(JSON.parse(inRemote('package.json'))).toMatchObject({
    dependencies: { '@portal/federation': `file:sdk/${TARBALL}` },
    devDependencies: { react: '19.3.1' },
  })
  expect(inRemote(`sdk/${TARBALL}`)).toBe('a tarball')
  expect(readdirSync(path.join(place, 'mf-pet-reports/.github/workflows'))).toEqual([
    'pull-request.yml',
    'release.yml',
    'rollback.yml',
  ])
  expect(inRemote('.github/workflows/release.yml')).toMatch(/publish[^]*--percent 10[^]*portal wait[^]*promote/)
  const pullRequest = inRemote('.github/workflows/pull-request.yml')
  expect(pullRequest).toMatch(/types: \[opened, synchronize, reopened, closed\][^]*vars\.PREVIEW_USERS/)
  expect(pullRequest).toMatch(
    /check:\n +if: github\.event\.action != 'closed'[^]*portal preview mf-pet-reports "\$version" --as/,
  )
  expect(pullRequest).toMatch(
    /end:\n +if: github\.event\.action == 'closed'[^]*preview mf-pet-reports --as "\$PREVIEW" --end/,
  )
  expect(pullRequest).toContain('PREVIEW: pet-reports-pr-${{ github.event.number }}')
  expect(inRemote('.github/workflows/release.yml')).toContain('${{ secrets.RELEASE_KEY }}')
  expect(inRemote('.data/release-key.pem')).toContain('PRIVATE KEY')
  expect(inRemote('.gitignore')).toContain('.data/')
  expect(existsSync(path.join(place, 'mf-pet-reports/e2e/pet-reports.e2e.ts'))).toBe(true)
})

describe('nothing is written [OPEN-242]', () => {
  test.each(['reports', 'mf-', 'mf--a', 'mf-a-', 'mf-A', 'mf-a2', 'shell', '../mf-a'])(
    'for the name %j [OPEN-307]',
    async (name) => {
      expect(await create(name)).toBe(1)
      expect(failed()).toMatch(/is no name of a remote\.[^]*such as mf-reports[^]*Choose another name\./)
      expect(readdirSync(place)).toEqual([])
    },
  )

  test('into a folder with something in it, whose files stay', async () => {
    mkdirSync(path.join(place, 'mf-a'))
    writeFileSync(path.join(place, 'mf-a/notes.txt'), 'mine')
    expect(await create('mf-a')).toBe(1)
    expect(failed()).toContain('is there already')
    expect(readdirSync(path.join(place, 'mf-a'))).toEqual(['notes.txt'])
    expect(await create('mf-b')).toBe(0)
    expect(await create('mf-b')).toBe(1)
  })

  test('of an SDK that is not there, or of which a tarball has other bytes', async () => {
    writeFileSync(path.join(sdk, TARBALL), 'another')
    expect(await create('mf-a')).toBe(1)
    expect(failed()).toContain(`${TARBALL} has other bytes`)
    expect(await create('mf-a', '--sdk', place)).toBe(1)
    expect(failed()).toContain('There is no SDK')
    expect(readdirSync(place)).toEqual([])
  })
})

describe('a portal that is asked [OPEN-242]', () => {
  let fixture: FixtureBuild
  let server: WebServer
  beforeEach(async () => {
    fixture = fixtureBuild()
    await shop().serve('shell', '1.0.0', builtShell('shell', { contract: '9.7' }))
    await shop().serve('mf-a', '1.0.0', builtRemote('mf-a', 'a', { contract: '9.7' }))
    server = await startWebServer(fixture.options({ store: shop().store.place, keys: shop().keys }))
  })
  afterEach(async () => {
    await server.stop()
    fixture.remove()
  })

  test('takes an SDK of its contract or of an earlier minor version, and no later one', async () => {
    expect(await create('mf-b', '--portal', server.url)).toBe(0)
    packed('9.6')
    expect(await create('mf-c', '--portal', `${server.url}/`)).toBe(0)
    packed('9.8')
    expect(await create('mf-d', '--portal', server.url)).toBe(1)
    expect(failed()).toMatch(/expected {2}An SDK for contract 9\.7.*\n.*One for contract 9\.8/)
    packed('10.0')
    expect(await create('mf-d', '--portal', server.url)).toBe(1)
    expect(readdirSync(place)).toEqual(['mf-b', 'mf-c'])
  })
})
