// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { optionalPart } from './lazy-tools'

afterEach(cleanup)

/** A loader that fails this many times, then succeeds. */
function failing(times: number) {
  let left = times
  return async () => {
    if (left-- > 0) throw new Error('away')
    return () => <p>Tools</p>
  }
}

test.each([
  [1, 'Tools'],
  [2, 'Without tools'],
])('after %i failures to load, the editor shows %j and goes on [OPEN-363]', async (times, shown) => {
  const Part = optionalPart(failing(times), () => <p>Without tools</p>)
  render(<Part />)
  expect(await screen.findByText(shown)).toBeTruthy()
})
