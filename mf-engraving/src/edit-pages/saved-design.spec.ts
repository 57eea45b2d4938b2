import { hasQuestion, isMine } from '@portal/writes'
import { expect, test } from 'vitest'
import { storedDesign } from '../edit/design'
import { engraving } from '../line/engraving.fixture'
import { AS_ONE, keepingMine, mergedWith, stateAt, storedAs } from './saved-design'
import { entryOf } from './edit.fixture'

const begun = storedDesign(entryOf({}), engraving(), null)
const changed = { ...begun, draft: { ...begun.draft, icon: 'Heart' as const } }

test('whoever saves second is asked once, and again after a further save [OPEN-87]', () => {
  const opened = stateAt(3, begun)
  expect(hasQuestion(mergedWith(opened, storedAs(changed), 3))).toBe(false)
  for (const mine of [storedAs(begun), storedAs(changed)]) {
    const asked = mergedWith(opened, mine, 4)
    expect(hasQuestion(asked)).toBe(true)
    const kept = keepingMine(asked, mine)
    expect(kept.answer.version).toBe(4)
    expect(hasQuestion(mergedWith(kept, mine, 4))).toBe(false)
    expect(hasQuestion(mergedWith(kept, mine, 5))).toBe(true)
  }
})

test('a saved design needs no save; keeping mine over another version does, even unchanged', () => {
  const mine = storedAs(begun)
  expect(isMine(stateAt(3, begun), mine, AS_ONE)).toBe(false)
  expect(isMine(stateAt(3, begun), storedAs(changed), AS_ONE)).toBe(true)
  expect(isMine(keepingMine(mergedWith(stateAt(3, begun), mine, 4), mine), mine, AS_ONE)).toBe(true)
})
