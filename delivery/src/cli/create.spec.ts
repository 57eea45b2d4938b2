import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readDeclaration } from '@portal/federation/host'
import { beforeEach, describe, expect, test } from 'vitest'
import { sha384 } from '../releases/documents/documents'
import { commandLine } from './command-line.fixture'

const { shop, portal, output, failed } = commandLine()

const TARBALL = 'portal-federation-9.7.0.tgz'
let sdk: string
let place: string

/** An SDK with one tarball. */
function packed() {
  const packages = { '@portal/federation': { file: TARBALL, integrity: sha384('a tarball') } }
  writeFileSync(path.join(sdk, TARBALL), 'a tarball')
  const list = { version: '9.7.0', contract: '9.7', packages, tools: { react: '19.3.1' } }
  writeFileSync(path.join(sdk, 'sdk.json'), JSON.stringify(list))
}

beforeEach(() => {
  ;[sdk, place] = [path.join(shop().root, 'sdk'), path.join(shop().root, 'teams')]
  mkdirSync(sdk)
  mkdirSync(place)
  packed()
})

const create = (name: string, ...more: string[]) =>
  portal('create', name, '--outside', '--sdk', sdk, '--into', place, ...more)
const inRemote = (file: string) => readFileSync(path.join(place, 'mf-pet-reports', file), 'utf8')

test('creates a remote from the SDK, with a screen, a slot, workflows and a key [OPEN-241]', async () => {
  expect(await create('mf-pet-reports', '--owner', 'reports@team.example')).toBe(0)
  expect(output()).toMatch(/^mf-pet-reports is in .*\nIt is made of the SDK 9\.7\.0\. Next: cd .* && npm install/)
  const { routes, slots, owner } = readDeclaration(JSON.parse(inRemote('remote.json')))
  expect(routes.map(({ path }) => path)).toEqual(['/pet-reports'])
  expect(slots.map(({ name }) => name)).toEqual(['PetReportsNote'])
  expect(owner?.email).toBe('reports@team.example')
  const { dependencies } = JSON.parse(inRemote('package.json'))
  expect(dependencies).toMatchObject({ '@portal/federation': `file:sdk/${TARBALL}` })
  expect(inRemote('.github/workflows/release.yml')).toContain('${{ secrets.RELEASE_KEY }}')
  expect(inRemote('.data/release-key.pem')).toContain('PRIVATE KEY')
  expect(inRemote('.gitignore')).toContain('.data/')
})

describe('writes nothing [OPEN-242]', () => {
  test.each(['reports', 'mf-', 'mf--a', '../mf-a'])('for the name %j [OPEN-307]', async (name) => {
    expect(await create(name)).toBe(1)
    expect(failed()).toMatch(/is not a valid name of a remote\.[^]*such as mf-reports[^]*Choose another name\./)
    expect(readdirSync(place)).toEqual([])
  })

  test('into a folder that is not empty, and keeps its files', async () => {
    mkdirSync(path.join(place, 'mf-a'))
    writeFileSync(path.join(place, 'mf-a/notes.txt'), 'mine')
    expect(await create('mf-a')).toBe(1)
    expect(failed()).toContain('exists already')
    expect(readdirSync(path.join(place, 'mf-a'))).toEqual(['notes.txt'])
    expect(await create('mf-b')).toBe(0)
    expect(await create('mf-b')).toBe(1)
  })

  test('from a missing SDK, or one with a changed tarball', async () => {
    writeFileSync(path.join(sdk, TARBALL), 'another')
    expect(await create('mf-a')).toBe(1)
    expect(failed()).toContain(`${TARBALL} has other bytes`)
    expect(await create('mf-a', '--sdk', place)).toBe(1)
    expect(failed()).toContain('There is no complete SDK')
    expect(readdirSync(place)).toEqual([])
  })
})
