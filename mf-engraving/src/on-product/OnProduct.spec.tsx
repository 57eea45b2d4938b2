// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { freshDraft } from '@portal/domain/plaque'
import type { PlaqueConfigEntry } from '@portal/domain/plaque'
import { layoutPlaque, loadOutlines } from '@portal/plaque'
import { afterEach, expect, test } from 'vitest'
import { plate, portrait } from '../editor/editor.fixture'
import { OnProduct, StoredOnProduct } from './OnProduct'
import { vesselOf, widthOn } from './vessels'

afterEach(cleanup)

async function show(entry: PlaqueConfigEntry) {
  const design = { ...freshDraft(entry, 'Bella'), hasPhoto: false }
  const layout = layoutPlaque(entry, design, await loadOutlines(['Arial']))
  render(<OnProduct entry={entry} layout={layout} photo={null} />)
}

test('the artwork lies on the plaque and on the vessel of its entry [ENG-59, OPEN-152]', async () => {
  await show(plate)
  const alone = screen.getByRole('img', { name: 'The same artwork on the Graphite plaque' })
  expect(alone.querySelectorAll('svg path[transform^="matrix"]')).toHaveLength('Bella'.length)
  const vessel = screen.getByRole('img', { name: 'The Graphite plaque on its vessel' })
  expect(vessel.querySelector('img')?.getAttribute('src')).toBe('/api/media/vessels/3.svg')
  expect(vessel.querySelectorAll('svg')).toHaveLength(1)
})

test('a stored artwork lies on both as it is, and no letter is drawn [OPEN-152]', () => {
  const { container } = render(<StoredOnProduct entry={plate} picture="blob:artwork" />)
  const shown = [...container.querySelectorAll('image')].map((image) => image.getAttribute('xlink:href'))
  expect(shown).toEqual(['blob:artwork', 'blob:artwork'])
  expect(container.querySelectorAll('svg path[transform^="matrix"]')).toHaveLength(0)
})

test('a vessel whose picture does not come: the plaque alone, in words [OPEN-152]', async () => {
  await show(plate)
  const picture = screen.getByRole('img', { name: 'The Graphite plaque on its vessel' }).querySelector('img')
  if (picture) fireEvent.error(picture)
  expect(screen.getByText('The picture of its vessel could not be loaded: this is the plaque alone.')).toBeTruthy()
  expect(screen.getAllByRole('img')).toHaveLength(1)
})

test.each([{ Dimensions: 'large' }, { PhotoSize: 'large' }])(
  '%j is no size: there is no such picture [ENG-30, ENG-31, OPEN-152]',
  async (odd) => {
    await show({ ...portrait, ...odd })
    expect(screen.queryByRole('figure')).toBeNull()
  },
)

test('a plaque keeps its sides within its place: 2:1 takes its width, 1:1 its height [OPEN-152]', () => {
  const place = vesselOf({ Vessel_Image: 1 })
  expect(place && [widthOn(place, 2), widthOn(place, 1)]).toEqual([0.3, 0.24])
  expect([vesselOf({ Vessel_Image: 4 }), vesselOf({ Vessel_Image: null })]).toEqual([null, null])
})
