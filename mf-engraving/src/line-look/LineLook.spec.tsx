// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { renderInPortal } from '@portal/testing'
import type { Answers } from '@portal/testing'
import type { LineLookProps } from '@portal/slots/mf-engraving'
import { afterEach, expect, test, vi } from 'vitest'
import { stubPictures } from '../artwork/pictures.fixture'
import { engraving, failure, lineApi, version } from '../line/engraving.fixture'
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

test('a plaque looks as it was when it was stored, whatever the configuration says today [OPEN-159]', async () => {
  stubPictures()
  const record = { ...version().record, color: 'Brass', ratios: '1:1', shape: 'Oval' }
  show({ artwork: STORED }, { getEngraving: () => engraving({ current: version({ record }) }) })
  const plaque = await screen.findByRole('img', { name: /^Portrait Plaque/ })
  expect(plaque.querySelector('svg')?.getAttribute('viewBox')).toBe('-25 -25 550 550')
  expect(plaque.innerHTML).toContain('bands-c7a255-500-500')
})

test('until it is known where words go, and where they go nowhere, nothing is there whose room is kept [OPEN-158]', async () => {
  const nowhere = show({ words: [{ productId: 'print', text: 'Bella' }] })
  expect(nowhere.container.innerHTML).toBe('')
  // Asked after it, and answered.
  show({ words: [{ productId: 'stone', text: 'Bella' }] })
  await screen.findByRole('img', { name: 'Bella on the River Stone' })
  expect(nowhere.container.innerHTML).toBe('')
})

test('words stand where the configuration has them go [OPEN-158]', async () => {
  show({ words: [{ productId: 'stone', text: 'Bella' }] })
  const thing = await screen.findByRole('img', { name: 'Bella on the River Stone' })
  expect(thing.querySelector('img')?.getAttribute('src')).toBe('/api/media/products/stone.svg')
  const letters = thing.querySelector('svg')
  expect(letters?.querySelectorAll('path')).toHaveLength(5)
  const { left, top, width } = letters?.parentElement?.parentElement?.style ?? {}
  expect([left, top, width]).toEqual(['50%', '60%', '40%'])
  // Twice as near, they take 0.8 of the room: 50 - 200 × 0.5, and 50 - 200 × 0.6.
  const near = thing.querySelector('img')?.parentElement?.style
  expect([near?.width, near?.left, near?.top]).toEqual(['200%', '-50%', '-70%'])
})

test('where the configuration does not say, and where the picture does not come, there is none [OPEN-158]', async () => {
  show({
    words: [
      { productId: 'urn', text: 'Rex' },
      { productId: 'stone', text: 'Bella' },
    ],
  })
  const thing = await screen.findByRole('img', { name: 'Bella on the River Stone' })
  expect(screen.getAllByRole('img')).toHaveLength(1)
  const picture = thing.querySelector('img')
  if (picture) fireEvent.error(picture)
  expect(screen.queryByRole('img')).toBeNull()
})

test('an engraving that cannot be read leaves the line as it is [OPEN-159]', async () => {
  const { container } = show({ artwork: STORED }, { getEngraving: () => failure('server') })
  await expect.poll(() => container.querySelector('[class*="look"] > *')).toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
})
