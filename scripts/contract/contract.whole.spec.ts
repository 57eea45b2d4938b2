import { beforeAll, describe, expect, test } from 'vitest'
import { CONTRACT_VERSION } from '../../shared/federation/src/registry/compatibility'
import { CONTRACT_FILE } from '../../shared/federation/webpack/contract-document'
import { restate } from './changes'
import { stateOfContract, explain, type State } from './contract'
import { inRoot } from '../lib/paths.mjs'
import { readSeam, type Seam } from './seam'

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
