// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { renderInPortal } from '@portal/testing'
import { afterEach, expect, test, vi } from 'vitest'
import type { Engraving } from '@portal/domain'
import { engraving, version } from '../line/engraving.fixture'
import { entryOf } from './edit.fixture'
import { useEdited } from './use-edited'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

// No photo can be read in these.
vi.stubGlobal('fetch', () => Promise.reject(new Error('away')))

/** A screen of the flow; answers what it is given at last. */
function open(stored: Engraving = engraving()) {
  const shown: { current?: ReturnType<typeof useEdited> } = {}
  function Screen() {
    shown.current = useEdited(entryOf({}), stored)
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

test('what was entered outlives a reload, as long as nobody has saved since [OPEN-74, ENG-62]', async () => {
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

test('after a try that saved the words alone the same words are the same version, others the next', async () => {
  const { now } = open()
  await expect.poll(() => now().design !== null).toBe(true)
  expect(now().version).toBe(3)
  act(() => now().onHalfway(4))
  expect(now().version).toBe(3)
  act(() => now().merge(words('Sleep well')))
  expect(now().version).toBe(4)
})

test('what is finished is kept no longer', async () => {
  const { now } = open()
  await expect.poll(() => now().design !== null).toBe(true)
  act(() => now().merge(words('Sleep well')))
  expect(JSON.stringify({ ...sessionStorage })).toContain('Sleep well')
  act(() => now().end())
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Sleep well')
})
