// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { installLocks } from '@portal/testing'
import { claimDraft } from './draft-claim'

const key = (id: string) => ({ userId: '7', id })

afterEach(() => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
})

describe.each([
  ['with locks of the browser', installLocks],
  ['by asking the other tabs', () => undefined],
])('one tab at a time has a draft, %s [OPEN-89]', (_, prepare) => {
  test('a second tab gets the draft only after the first releases it', async () => {
    prepare()
    const first = await claimDraft(key('a'))
    expect(first).not.toBeNull()
    expect(await claimDraft(key('a'))).toBeNull()
    const other = await claimDraft(key('b'))
    expect(other).not.toBeNull()
    first?.()
    const again = await claimDraft(key('a'))
    expect(again).not.toBeNull()
    again?.()
    other?.()
  })

  test('gives the draft to one of two tabs that claim it at the same moment', async () => {
    prepare()
    const both = await Promise.all([claimDraft(key('c')), claimDraft(key('c'))])
    expect(both.filter(Boolean)).toHaveLength(1)
    for (const release of both) release?.()
  })
})
