// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { missing } from './missing'

test('what is missing is told with the page, also by what has waited for it', async () => {
  document.body.innerHTML = '<p>Bella</p>'
  expect(() => screen.getByText('Milo')).toThrow(/^Unable to find an element with the text: Milo[^]*Bella/)
  const waited = waitFor(() => screen.getByText('Milo'), { timeout: 100 })
  await expect(waited).rejects.toThrow(/Milo[^]*Bella/)
})

test('the page is printed once that is read', () => {
  document.body.innerHTML = '<p>Bella</p>'
  const error = missing('No Milo', document.body)
  document.body.innerHTML = '<p>Coco</p>'
  expect(error.message).toMatch(/^No Milo[^]*Coco/)
})
