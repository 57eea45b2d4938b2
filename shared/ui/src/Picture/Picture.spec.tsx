// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Picture } from './Picture'

afterEach(cleanup)

test('a picture that fails leaves a placeholder, a new address is tried again [SHL-58]', () => {
  const { container, rerender } = render(<Picture src="/gone.png" alt="Pet tag" />)
  fireEvent.error(screen.getByRole('img', { name: 'Pet tag' }))
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('img', { name: 'Pet tag (no picture)' })).toBeTruthy()
  rerender(<Picture src="/other.png" alt="Pet tag" />)
  expect(screen.getByRole('img', { name: 'Pet tag' }).getAttribute('src')).toBe('/other.png')
})
