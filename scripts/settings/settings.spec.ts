import { describe, expect, test } from 'vitest'
import { read } from '../lib/written-files'
import { readers, settingReads } from './settings-read'

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
  test('names every setting that is read, and no other', () => {
    expect(rows.length).toBeGreaterThan(40)
    expect(names.toSorted()).toEqual([...new Set(settingReads.map(({ name }) => name))].toSorted())
  })

  test.each(rows)('tells who reads $name', ({ readBy, reads }) => {
    expect(readBy.toSorted()).toEqual([...new Set(reads.map(({ reader }) => reader))].toSorted())
  })

  test.each(rows)('has the default of $name as the code has it', ({ fallback, readBy, reads }) => {
    const said = [...fallback.matchAll(/`([^`]+)`/g)].map(([, value = '']) => value)
    expect(reads.filter((each) => each.fallback && !said.includes(each.fallback))).toEqual([])
    const code = readers.filter(({ reader }) => readBy.includes(reader)).map(({ text }) => text)
    expect(said.filter((value) => !names.includes(value) && !code.some((text) => text.includes(value)))).toEqual([])
  })

  test.each(rows)('says whether production sets $name', ({ production }) => {
    expect(production).toMatch(/^(must|may|never)(, secret)?$/)
  })

  test('keeps secret what opens a door', () => {
    const doors = rows.filter(({ name }) => /SECRET|ACCESS_KEY|^(DATABASE_URL|SMTP_URL|PLACES_KEY)$/.test(name))
    expect(doors.length).toBeGreaterThan(5)
    expect(doors.filter(({ production }) => production !== 'must, secret')).toEqual([])
  })

  test('would miss a setting whose name is not in the code: only checks and helpers of ports take one', () => {
    const byName = readers.filter(({ text }) => /\benv\[/.test(text)).map(({ file }) => file)
    expect(byName).toEqual([
      'backend/src/check-settings.ts',
      'local-cloud/src/environment.ts',
      'scripts/start/settings.mjs',
    ])
  })
})
