import { beforeAll, expect, test } from 'vitest'
import { CONTRACT_FILE } from '../../shared/federation/webpack/contract-document'
import { stateOfContract, type State } from './contract'
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
