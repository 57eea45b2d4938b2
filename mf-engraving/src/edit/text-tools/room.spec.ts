import { freshDraft } from '@portal/domain/plaque'
import { layoutPlaque, loadOutlines } from '@portal/plaque'
import { expect, test } from 'vitest'
import { plate } from '../editor.fixture'
import { largestSize, roomOf } from './room'

const outlines = await loadOutlines(['Arial'])
const fresh = freshDraft(plate, 'Bella')

function at(size: number, text = 'Our best friend') {
  const draft = { ...fresh, primaryText: { ...fresh.primaryText, text, size } }
  const layout = layoutPlaque(plate, { ...draft, hasPhoto: false }, outlines)
  const largest = largestSize({ entry: plate, draft, field: 'primaryText', outlines, layout })
  const placed = layout.texts.find(({ field }) => field === 'primaryText')
  return { largest, placed, room: roomOf(text, placed, largest) }
}

test('the room of a text ends with the size that needs narrower letters [OPEN-363]', () => {
  const { largest, room } = at(20)
  expect(room.state).toBe('roomy')
  expect(room.used).toBe(Math.round((100 * 20) / largest))
  expect(at(largest).room).toEqual({ state: 'full', used: 100 })
  expect(at(largest).placed).toMatchObject({ size: largest, condensed: 1 })
  expect(at(largest - 1).room.state).toBe('close')
  expect(at(largest + 2).room).toEqual({ state: 'over', used: 100 })
})

test('29 wide letters leave no room, a refused text is not on the plaque, and an empty line uses none [OPEN-363]', () => {
  expect(at(40, 'W'.repeat(29)).room).toEqual({ state: 'over', used: 100 })
  expect(at(20, 'Zo 🌈').room).toEqual({ state: 'refused', used: 100 })
  expect(at(20, '').room).toEqual({ state: 'empty', used: 0 })
})
