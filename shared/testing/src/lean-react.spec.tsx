// @vitest-environment happy-dom
import { expect, test } from 'vitest'

test('React notes of no element where it was made', () => {
  const [one, other] = [<p>Bella</p>, <p>Milo</p>].map((element) => Reflect.get(element, '_debugStack'))
  expect(one).toBeDefined()
  expect(other).toBe(one)
})
