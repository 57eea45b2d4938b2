import { expect, test } from 'vitest'
import type { Contract, Line } from '../../shared/federation/webpack/contract-document'
import { restate } from './changes'

const line = (name: string, type: string, more: Partial<Line> = {}): Line => ({
  place: '@portal/ui',
  name,
  type: `: ${type}`,
  isDeprecated: false,
  ...more,
})
const member = (name: string, type: string) => line(name, type, { place: 'types' })
const button = line('Button', '() => Element')
const card = line('Card', '() => Element')
const title = member('CardProps.title', 'string')
const SEAM = [button, card, title]

/** A contract as it was committed in this version. */
const committed = (version: string, lines: readonly Line[] = SEAM): Contract =>
  restate({ version: '0.0', lines: [] }, lines, version).contract

const words = (version: string, seam: readonly Line[], before = committed('3.1')) =>
  restate(before, seam, version).faults.map(({ line: { name }, words: said }) => `${name} ${said}`)

test('nothing changed: each line keeps its version, whatever the new one is', () => {
  expect(words('3.1', SEAM)).toEqual([])
  const { lines } = restate(committed('3.1'), SEAM, '3.2').contract
  expect(lines.map(({ since }) => since)).toEqual(['3.1', '3.1', '3.1'])
})

test('a new line needs a higher minor, and stands since then', () => {
  const more = [...SEAM, line('Chip', '() => Element')]
  expect(words('3.1', more)).toEqual([expect.stringMatching(/^Chip is new: that needs a higher minor than 3\.1/)])
  expect(words('3.2', more)).toEqual([])
  expect(words('4.0', more)).toEqual([])
  expect(words('2.9', more)).toHaveLength(1)
  expect(restate(committed('3.1'), more, '3.2').contract.lines.map(({ since }) => since)).toEqual([
    '3.1',
    '3.1',
    '3.1',
    '3.2',
  ])
})

test('a changed line needs a higher major, a member of a type too, and one that may be left out no more', () => {
  const other = [button, line('Card', '() => null'), { ...title, type: '?: string' }]
  expect(words('3.2', other)).toEqual([
    expect.stringMatching(/^Card was: \(\) => Element and is: \(\) => null: that needs a higher major than 3\.1/),
    expect.stringMatching(/^CardProps\.title was: string and is\?: string/),
  ])
  expect(words('4.0', other)).toEqual([])
  expect(restate(committed('3.1'), other, '4.0').contract.lines.map(({ since }) => since)).toEqual([
    '3.1',
    '4.0',
    '4.0',
  ])
})

test('a name goes with a higher major, after it was deprecated for one minor [OPEN-255]', () => {
  const old = [button, { ...card, isDeprecated: true }, title]
  const without = [button, title]
  expect(words('3.2', without)).toEqual([expect.stringMatching(/^Card is gone: that needs a higher major/)])
  expect(words('4.0', without)).toEqual([expect.stringMatching(/^Card is gone and was never deprecated/)])
  const deprecated = restate(committed('3.1'), old, '3.2')
  expect([deprecated.faults, deprecated.contract.lines[1]?.deprecatedSince]).toEqual([[], '3.2'])
  expect(restate(deprecated.contract, old, '3.3').contract.lines[1]?.deprecatedSince).toBe('3.2')
  expect(words('3.3', without, deprecated.contract)).toHaveLength(1)
  expect(words('4.0', without, deprecated.contract)).toEqual([])
  // A major that deprecates may be the first that does, and still not the one that takes away.
  const late = restate(committed('3.1'), old, '4.0').contract
  expect(words('4.1', without, late)).toHaveLength(1)
  expect(words('5.0', without, late)).toEqual([])
})

test('a member of a type goes with a higher major alone', () => {
  const before = committed('3.1', [...SEAM, member('CardProps.actions', 'ReactNode')])
  expect(words('3.2', SEAM, before)).toEqual([expect.stringMatching(/^CardProps\.actions is gone/)])
  expect(words('4.0', SEAM, before)).toEqual([])
})
