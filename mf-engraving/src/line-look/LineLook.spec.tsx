// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { renderInPortal } from '@portal/testing'
import type { Answers } from '@portal/testing'
import type { LineLookProps } from '@portal/slots/mf-engraving'
import { afterEach, expect, test, vi } from 'vitest'
import { stubPictures } from '../artwork/pictures.fixture'
import { failure, lineApi } from '../line/engraving.fixture'
import { LineLook } from './LineLook'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const STONE = {
  SugarID: 'stone',
  Image: '/api/media/products/stone.svg',
  X: 50,
  Y: 60,
  Width: 40,
  Dimensions: '8 x 2',
  Font: 'Arial',
  Text_Size: 60,
  Color: 'Silver',
}
const config = () => ({ Config_File: [], Words_File: [STONE] })

const show = (change: Partial<LineLookProps>, answers: Answers = {}) =>
  renderInPortal(<LineLook name="River Stone" artwork={null} words={[]} {...change} />, {
    host: { api: lineApi({ getPlaqueConfig: config, ...answers }) },
  })
const STORED = { bookingId: 'booking-7', lineId: 'line-1' }

test('a stored artwork lies on its plaque as it is: no letter of it is drawn, and no font is asked for [OPEN-159]', async () => {
  const { asked } = stubPictures()
  show({ artwork: STORED })
  const plaque = await screen.findByRole('img', { name: /^Portrait Plaque; pet's name: Luna/ })
  expect(plaque.querySelector('image')?.getAttribute('xlink:href')).toMatch(/^blob:/)
  expect(plaque.querySelectorAll('path[transform^="matrix"]')).toHaveLength(0)
  expect(asked).toEqual(['/api/booking-files/artwork.webp'])
})

test('an engraving that cannot be read leaves the line as it is [OPEN-159]', async () => {
  const { container } = show({ artwork: STORED }, { getEngraving: () => failure('server') })
  await expect.poll(() => container.querySelector('[class*="look"] > *')).toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
})
