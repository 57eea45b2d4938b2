// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { renderInPortal } from '@portal/testing'
import { hasQuestion, isMine } from '@portal/writes'
import { afterEach, expect, test, vi } from 'vitest'
import type { Engraving } from '@portal/domain'
import { storedDesign } from '../edit/design'
import { engraving, version } from '../line/engraving.fixture'
import { entryOf } from './edit.fixture'
import { AS_ONE, keepingMine, mergedWith, stateAt, storedAs, useEditedDesign } from './use-edited-design'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

// No photo can be loaded in these tests.
vi.stubGlobal('fetch', () => Promise.reject(new Error('away')))

/** Renders a screen of the flow; returns its latest result. */
function open(stored: Engraving = engraving()) {
  const shown: { current?: ReturnType<typeof useEditedDesign> } = {}
  function Screen() {
    shown.current = useEditedDesign(entryOf({}), stored)
    return null
  }
  renderInPortal(<Screen />)
  return {
    now: () => {
      if (!shown.current) throw new Error('Nothing is shown')
      return shown.current
    },
  }
}

const words = (text: string) => ({ draft: { primaryText: { text, size: 20, font: 'Arial' as const } } })

test('input survives a reload until somebody saves [OPEN-74, ENG-62]', async () => {
  const first = open()
  await expect.poll(() => first.now().design?.draft.primaryText.text).toBe('Born to be loved')
  act(() => first.now().merge(words('Always with us')))
  cleanup()
  const second = open()
  await expect.poll(() => second.now().design?.draft.primaryText.text).toBe('Always with us')
  cleanup()
  const later = open(engraving({ version: 4, current: version({ version: 4 }) }))
  await expect.poll(() => later.now().design?.draft.primaryText.text).toBe('Born to be loved')
})

test('after a save of the text only, the same text is the same version and other text the next', async () => {
  const { now } = open()
  await expect.poll(() => now().design !== null).toBe(true)
  expect(now().version).toBe(3)
  act(() => now().onHalfway(4))
  expect(now().version).toBe(3)
  act(() => now().merge(words('Sleep well')))
  expect(now().version).toBe(4)
})

test('finished input is not kept', async () => {
  const { now } = open()
  await expect.poll(() => now().design !== null).toBe(true)
  act(() => now().merge(words('Sleep well')))
  expect(JSON.stringify({ ...sessionStorage })).toContain('Sleep well')
  act(() => now().end())
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Sleep well')
})

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
