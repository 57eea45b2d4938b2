// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { renderInPortal } from '@portal/testing'
import type { Answers } from '@portal/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { stubPictures } from '../../artwork/pictures.fixture'
import { engravingOfWords, failure, lineApi } from '../../line/engraving.fixture'
import { LineLook } from './LineLook'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const show = (answers: Answers = {}) =>
  renderInPortal(
    <LineLook name="River Stone" artwork={{ bookingId: 'booking-7', lineId: 'line-1' }} words={[]} isSpelled={false} />,
    {
      host: { api: lineApi(answers) },
    },
  )

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

const STONE = {
  SugarID: 'stone',
  Image: '/api/media/products/stone.svg',
  X: 50,
  Y: 50,
  Width: 50,
  Lean: 0,
  Dimensions: '8 x 2',
  Font: 'Arial',
  Text_Size: 50,
  Color: 'Graphite',
}

test('draws words on the picture of their item, without a place for them on a plain plate [OPEN-158, OPEN-382]', async () => {
  const words = [
    { productId: 'stone', text: 'Bella' },
    { productId: 'urn', text: 'Luna\n2012 – 2026' },
    { productId: 'pendant', text: '🐾' },
  ]
  renderInPortal(<LineLook name="River Stone" artwork={null} words={words} isSpelled={false} />, {
    host: {
      api: lineApi({ getPlaqueConfig: () => ({ Config_File: [], Words_File: [STONE] }) }),
    },
  })
  const onStone = await screen.findByRole('img', { name: 'Bella on the River Stone' })
  expect(onStone.querySelectorAll('path')).toHaveLength(5)
  const onPlate = screen.getByRole('img', { name: /^Luna\s2012 – 2026 for the River Stone, on a plain plate$/ })
  expect(onPlate.querySelectorAll('path').length).toBeGreaterThan(12)
  expect(screen.getAllByRole('img')).toHaveLength(2)
})

test('draws the words of the line as they are now, whatever its owner was shown before [OPEN-383]', async () => {
  const artwork = { bookingId: 'booking-7', lineId: 'line-1' }
  const getPlaqueConfig = () => ({ Config_File: [], Words_File: [STONE] })
  renderInPortal(
    <LineLook name="River Stone" artwork={artwork} words={[{ productId: 'stone', text: 'Luna' }]} isSpelled={false} />,
    {
      host: { api: lineApi({ getPlaqueConfig, getEngraving: () => engravingOfWords('Lunna') }) },
    },
  )
  expect(await screen.findByRole('img', { name: 'Luna on the River Stone' })).toBeTruthy()
})

test('spells the words letter by letter where somebody checks them, each line on its own [OPEN-382]', async () => {
  const words = [{ productId: 'stone', text: 'Bella Zoë\nRex' }]
  renderInPortal(<LineLook name="River Stone" artwork={null} words={words} isSpelled />, {
    host: { api: lineApi({ getPlaqueConfig: () => failure('server') }) },
  })
  const letters = await screen.findByRole('group', { name: /^Letter by letter: Bella Zoë\sRex$/ })
  const lines = [...(letters.lastElementChild?.children ?? [])]
  expect(lines.map((line) => [...line.children].map((word) => word.children.length))).toEqual([[5, 3], [3]])
})
