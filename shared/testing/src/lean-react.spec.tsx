// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'

test('React notes of no element where it was made', () => {
  const originOf = (element: ReactNode) => Reflect.get(Object(element), '_debugStack')
  expect(originOf(<p>Bella</p>)).toBeDefined()
  expect(originOf(<p>Bella</p>)).toBe(originOf(<p>Milo</p>))
})
