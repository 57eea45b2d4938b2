import { beforeAll, describe, expect, test } from 'vitest'
import { CONTRACT_VERSION } from '../../shared/federation/src/registry/compatibility'
import { CONTRACT_FILE } from '../../shared/federation/webpack/contract-document'
import { restate } from './changes'
import { changedByHand, stateOfContract, explain, type State } from './contract'
import { inRoot } from '../lib/paths.mjs'
import { beforeLastChange, inLastCommit } from './history'
import { readSeam, type Seam } from './seam'
import { remotes } from './users'

let state: State
let seam: Seam
beforeAll(() => {
  seam = readSeam()
  state = stateOfContract(seam)
})

test('what crosses the seam changes with its version only', () => {
  expect(state.faults).toEqual([])
})

test(`${CONTRACT_FILE} is as the seam is; npm run contract writes it`, () => {
  expect(state.written).toBe(state.current)
})

describe('by hand', () => {
  test('the contract of the last commit is one that was generated', () => {
    const after = inLastCommit() ?? state.written
    expect(changedByHand(beforeLastChange() ?? after, after)).toEqual([])
  })

  test.each<[string, (text: string) => string, RegExp]>([
    ['another type', (text) => text.replace('Alert: (_0: AlertProps)', 'Alert: (_0: object)'), /^Alert was/],
    ['a line more', (text) => text.replace('Alert: ', 'Alarm: () => void // since 3.0\nAlert: '), /^Alarm is new/],
    ['a line less', (text) => text.replace(/^Alert: .*\n/m, ''), /^Alert is gone/],
    ['another version', (text) => text.replace(/^(Alert: .*) [\d.]+$/m, '$1 0.9'), /^Alert: .* since 0\.9$/],
  ])('%s is found', (_, change, found) => {
    expect(changedByHand(state.written, change(state.written))).toContainEqual(expect.stringMatching(found))
  })
})

describe('who is hit by a change', () => {
  const faultsOf = (without: (name: string) => boolean) => {
    const before = restate({ version: '0.0', lines: [] }, seam.lines, CONTRACT_VERSION).contract
    const left = seam.lines.filter(({ name }) => !without(name))
    return explain(restate(before, left, CONTRACT_VERSION).faults, seam)
  }

  test('of a name: the remotes that import it, themselves or in what is compiled into them', () => {
    expect(faultsOf((name) => name === 'ComboBox')).toEqual([
      expect.stringMatching(
        /^ComboBox of @portal\/ui is gone: .* It hits mf-bookings, mf-catalog-cart, mf-practice, mf-wizards\.$/,
      ),
    ])
  })

  test('of a member of a type: all that use a name which leads to it', () => {
    expect(faultsOf((name) => name === 'Notice.tone')).toEqual([
      expect.stringMatching(new RegExp(`It hits ${remotes().toSorted().join(', ')}\\.$`)),
    ])
  })

  test('of a slot: who fills and who shows it', () => {
    expect(faultsOf((name) => name === 'PlaqueSteps')).toEqual([
      expect.stringMatching(/^PlaqueSteps of slots of mf-engraving .* It hits mf-catalog-cart, mf-engraving\.$/),
    ])
  })
})

test('a type is told by its members, as they are written, and by what it takes over of others', () => {
  const typeOf = (wanted: string) => seam.lines.find(({ name }) => name === wanted)?.type
  expect(typeOf('Alert')).toBe(': (_0: AlertProps) => Element')
  expect(typeOf('AlertProps.autoHide')).toBe('?: boolean | number')
  expect(typeOf('ButtonProps.*')).toBe(": extends Omit<ComponentPropsWithRef<'button'>, 'disabled'>")
  expect(typeOf('PortalHost.user')).toBe(': SessionUser | null')
  expect(typeOf('SessionUser.id')).toBe(': string')
  expect(typeOf('CartPanel')).toBe(': SlotName<CartPanelProps>')
  expect(typeOf('BookingCart.lines')).toBe(': readonly QuotedLine[]')
})

test("a library's names, and a module whole, are deprecated where the seam exports them on [OPEN-298]", () => {
  const file = inRoot('shell/src/seam/jotai.ts')
  const going = (text: string) =>
    readSeam({ [file]: text }).lines.flatMap(({ place, name, isDeprecated }) => (isDeprecated ? [[place, name]] : []))
  const before = seam.lines.flatMap(({ place, name, isDeprecated }) => (isDeprecated ? [[place, name]] : []))
  const found = going("/** @deprecated */\nexport { atom } from 'jotai'\nexport { useAtom } from 'jotai'")
  expect(found).toHaveLength(before.length + 1)
  expect(found).toContainEqual(['jotai', 'atom'])
  // It reads the whole seam once more.
})
