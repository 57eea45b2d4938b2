// @vitest-environment happy-dom
import { emptyPet, newLine } from '@portal/domain'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { LinePiece } from '@portal/domain'
import { renderInPortal } from '@portal/testing'
import { BeforeHandOver, WhenHome } from './HandOver'

afterEach(cleanup)

const piece = (name: string, before: string | null, atReturn: string | null = null): LinePiece => ({
  id: name,
  name,
  requires_engraving: false,
  holds_ashes: false,
  pre_cremation_instructions: before,
  return_instructions: atReturn,
})

const booking = {
  pet: { ...emptyPet(), firstName: 'Bella' },
  quotedProducts: [
    {
      ...newLine({ id: 'p', name: 'Simple Package' }, 'e'),
      pieces: [
        piece('Simple Package', null),
        piece('Ink Paw Print', 'Take two ink prints of one paw.', 'Keep it dry.'),
      ],
    },
  ],
}

test('lists by item what to do before handing over the pet, and when it comes home [OPEN-97]', () => {
  renderInPortal(
    <>
      <BeforeHandOver booking={booking} />
      <WhenHome booking={booking} />
    </>,
  )
  const texts = (name: string) => screen.getByRole('region', { name }).querySelector('dl')?.textContent
  expect(texts('Before you hand over Bella')).toBe('Ink Paw PrintTake two ink prints of one paw.')
  expect(texts('When Bella comes home')).toBe('Ink Paw PrintKeep it dry.')
})
