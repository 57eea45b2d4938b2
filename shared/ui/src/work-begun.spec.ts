// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})

/** Whether somebody's work has begun, by the page as it was when it was first asked. */
async function ask() {
  const { SETTLED_MS, workBegun } = await import('./work-begun')
  let isBegun = false
  void workBegun().then(() => (isBegun = true))
  const after = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    return isBegun
  }
  return { after, SETTLED_MS }
}

test('who only looks is left in peace until the page has settled', async () => {
  const { after, SETTLED_MS } = await ask()
  expect(await after(SETTLED_MS - 1)).toBe(false)
  expect(await after(1)).toBe(true)
})

test.each(['focusin', 'pointerdown', 'keydown'])('%s anywhere begins it', async (sign) => {
  const { after } = await ask()
  document.body.dispatchEvent(new Event(sign, { bubbles: true }))
  expect(await after(0)).toBe(true)
})

test('a field that was typed in before React was there has begun it', async () => {
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  const { after } = await ask()
  expect(await after(0)).toBe(true)
})
