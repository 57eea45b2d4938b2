// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usePressed } from './use-pressed'

const standing = () => renderHook(({ page }) => usePressed(page), { initialProps: { page: 1 } })
type RenderedHook = ReturnType<typeof standing>
const shown = ({ result }: RenderedHook) => result.current[0]
const press = ({ result }: RenderedHook, page: number) => act(() => result.current[1](page))

test('a value other than the pressed one is kept', () => {
  const hook = standing()
  press(hook, 9)
  hook.rerender({ page: 3 })
  expect(shown(hook)).toBe(3)
})

test('Back shows its own value, not the pressed one', () => {
  const hook = standing()
  press(hook, 2)
  hook.rerender({ page: 2 })
  hook.rerender({ page: 1 })
  expect(shown(hook)).toBe(1)
})
