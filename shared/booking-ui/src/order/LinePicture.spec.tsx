// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { newLine } from '@portal/domain'
import type { LineArtwork, QuotedLine } from '@portal/domain'
import type { LineLookProps } from '@portal/slots/mf-engraving'
import { renderInPortal } from '@portal/testing'
import { LinePicture } from './LinePicture'

vi.mock('@portal/federation', async (original) => ({
  ...(await original<object>()),
  Slot: ({ name, props }: { name: string; props: LineLookProps }) => (
    <output>{JSON.stringify({ slot: name, ...props })}</output>
  ),
}))

afterEach(cleanup)

const artwork = (state: LineArtwork['state']): LineArtwork => ({
  state,
  approvedBy: null,
  approvedAs: null,
  approvedAt: null,
  note: '',
})

function shown(change: Partial<QuotedLine>) {
  const line = { ...newLine({ id: 'urn', name: 'Urn' }, 'e'), id: 'line-1', ...change }
  renderInPortal(<LinePicture bookingId="booking-7" line={line} />)
  const place = screen.queryByRole('status')
  return place && JSON.parse(place.textContent ?? '')
}

test.each(['waiting', 'approved', 'changesAsked'] as const)(
  'shows the saved artwork of a line that is %s [OPEN-159]',
  (state) =>
    expect(shown({ artwork: artwork(state), engravingText: 'Bella' })).toEqual({
      slot: 'LineLook',
      name: 'Urn',
      artwork: { bookingId: 'booking-7', lineId: 'line-1' },
      words: [{ productId: 'urn', text: 'Bella' }],
      isSpelled: false,
    }),
)

test.each(['missing', 'unfinished'] as const)('shows no artwork that is %s [OPEN-159]', (state) =>
  expect(shown({ artwork: artwork(state), engravingText: 'Bella' })).toBeNull(),
)
