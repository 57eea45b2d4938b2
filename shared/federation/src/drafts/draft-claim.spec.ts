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
])('a draft is one tab’s alone, %s [OPEN-89]', (_, prepare) => {
  test('the second one gets nothing until the first gives it back', async () => {
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

  test('of two that ask at the same moment one gets it', async () => {
    prepare()
    const both = await Promise.all([claimDraft(key('c')), claimDraft(key('c'))])
    expect(both.filter(Boolean)).toHaveLength(1)
    for (const release of both) release?.()
  })
})
