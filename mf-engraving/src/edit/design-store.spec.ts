import type { EngravingDraft } from '@portal/domain/plaque'
import { expect, test } from 'vitest'
import { freshDesign } from './design'
import { portrait } from './editor.fixture'
import { NO_HISTORY, redone, remember, undone } from './design-store'
import type { History } from './design-store'

const { draft: fresh } = freshDesign(portrait, 'Bella')

function after(changes: readonly Partial<EngravingDraft>[]) {
  let [history, draft]: [History, EngravingDraft] = [NO_HISTORY, fresh]
  for (const change of changes) {
    history = remember(history, draft, change)
    draft = { ...draft, ...change }
  }
  return { history, draft }
}
const typed = (text: string) =>
  [...text].map((_, at) => ({ primaryText: { ...fresh.primaryText, text: text.slice(0, at + 1) } }))

test('undo takes back a typed word, then the icon; redo repeats it; the photo stays [OPEN-364]', () => {
  const photo = {
    fileImgSrc: 'bella.jpg',
    croppedAreaPixels: { x: 0, y: 0, width: 3, height: 4 },
    rotation: 0,
  } as const
  const { history, draft } = after([{ icon: 'Heart' }, ...typed('Our dog'), { photo }])
  const first = undone(history, draft)
  expect([first?.draft.primaryText.text, first?.draft.icon, first?.draft.photo]).toEqual(['Our ', 'Heart', photo])
  const second = first && undone(first.history, first.draft)
  const third = second && undone(second.history, second.draft)
  expect([second?.draft.primaryText.text, third?.draft.icon]).toEqual(['', 'None'])
  expect(third && undone(third.history, third.draft)).toBeNull()
  const again = third && redone(third.history, third.draft)
  expect(again?.draft.icon).toBe('Heart')
  // A new change clears the steps that redo could repeat.
  expect(again && redone(remember(again.history, again.draft, { icon: 'Dog' }), again.draft)).toBeNull()
})
