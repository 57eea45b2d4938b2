// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { renderInPortal } from '@portal/testing'
import type { Answers } from '@portal/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { stubPictures } from '../../artwork/pictures.fixture'
import { failure, lineApi } from '../../line/engraving.fixture'
import { LineLook } from './LineLook'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const show = (answers: Answers = {}) =>
  renderInPortal(<LineLook name="River Stone" artwork={{ bookingId: 'booking-7', lineId: 'line-1' }} words={[]} />, {
    host: { api: lineApi(answers) },
  })

test('shows a saved artwork as it is, without redrawing or loading fonts [OPEN-159]', async () => {
  const { asked } = stubPictures()
  show()
  const plaque = await screen.findByRole('img', { name: /^Portrait Plaque; pet's name: Luna/ })
  expect(plaque.querySelector('image')?.getAttribute('xlink:href')).toMatch(/^blob:/)
  expect(plaque.querySelectorAll('path[transform^="matrix"]')).toHaveLength(0)
  expect(asked).toEqual(['/api/booking-files/artwork.webp'])
})

test('leaves the line unchanged when the engraving fails to load [OPEN-159]', async () => {
  const { container } = show({ getEngraving: () => failure('server') })
  await expect.poll(() => container.querySelector('[class*="look"] > *')).toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
})
