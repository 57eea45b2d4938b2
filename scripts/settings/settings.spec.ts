import { describe, expect, test } from 'vitest'
import { SETTINGS } from '../../shared/server/src/index'
import type { Program, Setting } from '../../shared/server/src/index'
import { read } from '../lib/written-files'
import { readers, settingReads } from './settings-read'

const FOLDER_OF: Readonly<Record<Program, string>> = {
  backend: 'backend',
  'web server': 'delivery',
  guard: 'delivery',
  'release API': 'delivery',
  portal: 'delivery',
}
/** Production code reads its settings through this table. */
const inTable: Readonly<Record<string, Setting>> = SETTINGS
const isOfTable = (reader: string) => Object.values(FOLDER_OF).includes(reader)
const readersOf = (name: string, reads: readonly { readonly reader: string }[]) => [
  ...new Set([...(inTable[name]?.by ?? []).map((program) => FOLDER_OF[program]), ...reads.map(({ reader }) => reader)]),
]

const rows = [...read('docs/settings.md').matchAll(/^\| `(\w+)` \| (.+?) \| (.+?) \| (.+?) \| (.+) \|$/gm)].map(
  ([, name = '', fallback = '', production = '', readBy = '']) => ({
    name,
    fallback,
    production,
    readBy: readBy.split(', '),
    reads: settingReads.filter((each) => each.name === name),
  }),
)
const names = rows.map(({ name }) => name)

describe('the table of settings', () => {
  test('lists exactly the settings that are read', () => {
    expect(rows.length).toBeGreaterThan(40)
    const read = [...Object.keys(inTable), ...settingReads.map(({ name }) => name)]
    expect(names.toSorted()).toEqual([...new Set(read)].toSorted())
  })

  test('lists the settings of production code from its own table [OPEN-142]', () => {
    const others = settingReads.filter(({ name, reader }) => isOfTable(reader) && !(name in inTable))
    expect(others).toEqual([])
    const said = rows.filter(({ name }) => name in inTable).map(({ name, production }) => [name, production])
    const meant = Object.entries(inTable).map(([name, { production, secret }]) => [
      name,
      secret ? `${production}, secret` : production,
    ])
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(meant))
  })

  test.each(rows.filter(({ name }) => name in inTable))(
    'has the same default of $name as the table of the code',
    (row) => {
      const { fallback, demo } = inTable[row.name] ?? {}
      const value = fallback ?? demo ?? ''
      // A default that depends on another setting is described in words.
      const shown = typeof value === 'function' ? '' : value && `\`${value}\``
      expect(row.fallback).toContain(shown)
      expect(value === '').toBe(/^(none|the brand's own|`lwd)/.test(row.fallback))
    },
  )

  test.each(rows)('names the readers of $name', ({ name, readBy, reads }) => {
    expect(readBy.toSorted()).toEqual(readersOf(name, reads).toSorted())
  })

  test.each(rows)('has the same default of $name as the code', ({ fallback, readBy, reads }) => {
    const said = [...fallback.matchAll(/`([^`]+)`/g)].map(([, value = '']) => value)
    expect(reads.filter((each) => each.fallback && !said.includes(each.fallback))).toEqual([])
    const table = read('shared/server/src/settings/table.data.ts')
    const code = [table, ...readers.filter(({ reader }) => readBy.includes(reader)).map(({ text }) => text)]
    expect(said.filter((value) => !names.includes(value) && !code.some((text) => text.includes(value)))).toEqual([])
  })

  test.each(rows)('says whether production sets $name', ({ production }) => {
    expect(production).toMatch(/^(must|may|never|rehearsal)(, secret)?$/)
  })

  test('marks credentials as secret', () => {
    const doors = rows.filter(({ name }) =>
      /SECRET|ACCESS_KEY|^((MIGRATION_)?DATABASE_URL|SMTP_URL|PLACES_KEY)$/.test(name),
    )
    expect(doors.length).toBeGreaterThan(5)
    expect(doors.filter(({ production }) => !/^(must|may), secret$/.test(production))).toEqual([])
  })
})

describe('the example of a deployment', () => {
  const text = ['deploy/compose.yaml', 'deploy/portal.env.example'].map((file) => read(file)).join('\n')
  const set = [...text.matchAll(/^ *([A-Z][A-Z\d_]+)(?:: |=)/gm)].map(([, name = '']) => name)
  const isOurs = (name: string) => !/^(POSTGRES|MINIO)_/.test(name)

  test('sets only settings that are read, with secrets in files', () => {
    const named = [...Object.keys(inTable), ...Object.keys(inTable).map((name) => `${name}_FILE`)]
    expect(set.filter((name) => isOurs(name) && !named.includes(name))).toEqual([])
    const plain = set.filter((name) => inTable[name]?.secret === 'value' && !/_ADMIN_/.test(name))
    expect(plain).toEqual([])
  })

  test('sets all required settings of production', () => {
    const must = Object.entries(inTable).filter(([, { production, where }]) => production === 'must' && !where)
    const missing = must.map(([name]) => name).filter((name) => !set.includes(name) && !set.includes(`${name}_FILE`))
    // The image sets NODE_ENV.
    expect(missing).toEqual(['NODE_ENV'])
    expect(read('deploy/Dockerfile')).toContain('ENV NODE_ENV=production')
  })
})
