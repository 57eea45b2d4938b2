import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { SETTINGS } from '../../shared/server/src/index'
import type { Program, Setting } from '../../shared/server/src/index'
import { inRoot } from '../lib/paths.mjs'
import { isThere, read } from '../lib/written-files'

const FOLDER = 'deploy/systemd'
const UNITS: readonly (readonly [string, Program])[] = [
  ['portal-backend', 'backend'],
  ['portal-web', 'web server'],
  ['portal-guard', 'guard'],
  ['portal-release-api', 'release API'],
]
const inTable: Readonly<Record<string, Setting>> = SETTINGS
const valuesOf = (text: string, key: string) =>
  [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value)
const namesIn = (text: string) =>
  [...text.matchAll(/^(?:Environment=)?([A-Z][A-Z\d_]+)=/gm)].map(([, name = '']) => name)
/** Includes the settings that docs/operate.md adds: the root key, in place of a key file. */
const shared = [...namesIn(read('deploy/portal.env.example')), 'RELEASE_ROOT_KEY', 'RELEASE_KEYS']

describe.each(UNITS)('%s.service', (unit, program) => {
  const text = read(`${FOLDER}/${unit}.service`)
  const own = [...namesIn(read(`${FOLDER}/portal-.service.d/portal.conf`)), ...namesIn(text)]

  test(`sets every required production setting of the ${program}, and no unread one`, () => {
    const plain = own.map((name) => name.replace(/_FILE$/, ''))
    const taken = Object.entries(inTable).filter(([, { by }]) => by.includes(program))
    const must = taken.filter(([, one]) => (one.production === 'must' && !one.where) || one.mustFor === program)
    expect(must.map(([name]) => name).filter((name) => ![...plain, ...shared].includes(name))).toEqual([])
    expect(plain.filter((name) => !taken.some(([known]) => known === name))).toEqual([])
    expect(own.filter((name) => inTable[name]?.secret === 'value')).toEqual([])
  })

  test('gets exactly the secrets that its settings name', () => {
    const handed = valuesOf(text, 'LoadCredential').map((value) => value.split(':')[0])
    const named = [...text.matchAll(/=%d\/(\S+)$/gm)].map(([, name]) => name)
    expect(named).toEqual(handed)
  })

  test('starts an existing program', () => {
    const [file = ''] = valuesOf(text, 'ExecStart').map((words) => words.split(' ').at(-1) ?? '')
    expect(isThere(path.posix.join('backend', file))).toBe(true)
  })
})

test('systemd accepts the units', () => {
  const files = UNITS.map(([unit]) => inRoot(FOLDER, `${unit}.service`))
  // The trailing colon keeps the system's own folders.
  const env = { ...process.env, SYSTEMD_UNIT_PATH: `${inRoot(FOLDER)}:` }
  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', ...files], { env, encoding: 'utf8' })
  expect([status, stdout, stderr]).toEqual([0, '', ''])
})
