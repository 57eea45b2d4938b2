import { expect, test, vi } from 'vitest'
import { keyAct } from './keys'
import { photoPointers } from './pointers'

const frame = { width: 200, height: 100 }
const acts = () => ({
  move: vi.fn<(across: number, down: number) => void>(),
  zoom: vi.fn<(factor: number) => void>(),
})

test('one pointer moves by parts of the frame, and only while it is down [OPEN-140]', () => {
  const { move, zoom } = acts()
  const pointers = photoPointers()
  pointers.move(1, { x: 10, y: 10 }, frame, { move, zoom })
  expect(move).not.toHaveBeenCalled()
  pointers.down(1, { x: 10, y: 10 })
  pointers.move(1, { x: 30, y: 5 }, frame, { move, zoom })
  expect(move.mock.calls).toEqual([[0.1, -0.05]])
  expect(pointers.up(1)).toBe(true)
  pointers.move(1, { x: 50, y: 5 }, frame, { move, zoom })
  expect(move).toHaveBeenCalledOnce()
  expect(zoom).not.toHaveBeenCalled()
})

test('two pointers zoom by how far they are apart; the one that stays moves again [OPEN-140]', () => {
  const { move, zoom } = acts()
  const pointers = photoPointers()
  pointers.down(1, { x: 0, y: 0 })
  pointers.down(2, { x: 30, y: 40 })
  // From 50 apart to 100.
  pointers.move(2, { x: 60, y: 80 }, frame, { move, zoom })
  expect(zoom.mock.calls).toEqual([[2]])
  expect(pointers.up(2)).toBe(false)
  pointers.move(1, { x: 20, y: 0 }, frame, { move, zoom })
  expect(move.mock.calls).toEqual([[0.1, 0]])
})

test.each([
  ['ArrowLeft', 'move', [-0.02, 0]],
  ['ArrowDown', 'move', [0, 0.02]],
  ['+', 'zoom', [1.1]],
  ['-', 'zoom', [1 / 1.1]],
] as const)('%s is a %s [OPEN-140]', (key, act, with_) => {
  const all = acts()
  keyAct(key, all)?.()
  expect(all[act].mock.calls).toEqual([with_])
})

test('other keys are left to the page', () => {
  expect(keyAct('Tab', acts())).toBeUndefined()
  expect(keyAct('toString', acts())).toBeUndefined()
})
