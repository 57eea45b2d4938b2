// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { parse } from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { ChildOptionSchema } from '@portal/domain'
import type { QuotedLine } from '@portal/domain'
import type { BookingCart } from '@portal/slots/mf-catalog-cart'
import type { PlaqueStepsProps } from '@portal/slots/mf-engraving'
import { renderInPortal, restThenClick } from '@portal/testing'
import { PackagePlaques } from '../plaque/PackagePlaques'
import { CartKeeper } from '../testing/CartKeeper'
import { line, savedLine } from '../testing/catalogue.fixture'
import { draft, world } from '../testing/plaque.fixture'
import { CartPanel } from './CartPanel'

// Replaces the editor: finishes at once.
vi.mock('@portal/federation', async (original) => ({
  ...(await original<object>()),
  Slot: ({ name, props }: { name: string; props: PlaqueStepsProps }) =>
    name === 'PlaqueSteps' && (
      <>
        <button onClick={props.onBack}>Back to Description</button>
        <output>{props.words}</output>
        <button onClick={() => props.onFinish(draft, null)}>{props.finish}</button>
      </>
    ),
}))

afterEach(cleanup)

const said = { approvedBy: null, approvedAs: null, approvedAt: null, note: '' }
const held = parse(ChildOptionSchema, { id: 'plaque-text', baseId: 'plaque-text', name: 'Name Plaque' })
const gold = line('gold', 'Gold Cremation Package', { packageProductsC: { 'product-gold': [held] } })
const plaqueLine = (state: 'missing' | 'waiting' | 'approved'): QuotedLine =>
  line('p1', 'Name Plaque', {
    actualProductIdC: 'plaque-text',
    parentProductId: 'gold',
    unitPrice: 0,
    editId: null,
    engravingText: state === 'waiting' ? 'Bella' : 'Bella\n2010',
    artwork: { ...said, state },
  })

function show(lines: readonly QuotedLine[]) {
  const { calls, host } = world()
  const saveLine = vi.fn<BookingCart['saveLine']>(savedLine)
  renderInPortal(
    <CartKeeper lines={lines} change={{ saveLine }}>
      {(cart) => <CartPanel cart={cart} />}
    </CartKeeper>,
    { host },
  )
  return { calls, saveLine, host }
}

test.each([
  ['waiting', 'Gold Cremation Package is removed, with its artwork. Undo restores both.'],
  ['missing', 'Gold Cremation Package is removed.'],
] as const)(
  "removing a package removes its plaque's artwork, and says so: %s [CAT-46, OPEN-174]",
  async (state, words) => {
    show([gold, plaqueLine(state)])
    fireEvent.click(screen.getByRole('button', { name: 'Remove Gold Cremation Package' }))
    expect(await screen.findByText(words)).toBeTruthy()
  },
)

test('an unfinished plaque says so, and its artwork is saved on its own line without saving the line [CAT-42, OPEN-155]', async () => {
  const { calls, saveLine, host } = show([gold, plaqueLine('missing')])
  expect(screen.getByText('Artwork not finished')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Finish the artwork of Name Plaque' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Back to Description' }))
  expect(screen.getByText(/^Name Plaque is part of Gold Cremation Package and in its price\./)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByRole('dialog').querySelector('output')?.textContent).toBe('Bella\n2010')
  fireEvent.click(screen.getByRole('button', { name: 'Finish the artwork' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls.find(([name]) => name === 'saveEngraving')?.[1]).toMatchObject({
    params: { id: 'booking-1', lineId: 'p1' },
    version: 4,
    body: draft,
  })
  expect(saveLine).not.toHaveBeenCalled()
  expect(host.notices).toEqual(['The artwork of the Name Plaque is finished.'])
})

test('a saved package opens each of its plaques in turn, and one may be skipped [OPEN-155]', async () => {
  const { host } = world()
  const second = { ...plaqueLine('missing'), id: 'p2', name: 'Second Plaque' }
  const onDone = vi.fn<() => void>()
  renderInPortal(
    <CartKeeper lines={[gold, plaqueLine('missing'), second]}>
      {(cart) => <PackagePlaques line={gold} cart={cart} onDone={onDone} />}
    </CartKeeper>,
    { host },
  )
  await screen.findByRole('dialog', { name: 'Name Plaque' })
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await screen.findByRole('dialog', { name: 'Second Plaque' })
  expect(onDone).not.toHaveBeenCalled()
  fireEvent.click(await screen.findByRole('button', { name: 'Finish the artwork' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
})

test('asks before removing a package or changing its plaque ends an approval [OPEN-346]', async () => {
  const { calls } = show([gold, plaqueLine('approved')])
  fireEvent.click(screen.getByRole('button', { name: 'Remove Gold Cremation Package' }))
  const question = await screen.findByRole('alertdialog', { name: 'This ends an approval' })
  expect(question.textContent).toContain('The artwork of the Name Plaque is approved.')
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(screen.getByRole('listitem').textContent).toContain('Gold Cremation Package')

  fireEvent.click(await screen.findByRole('button', { name: 'Change the artwork of Name Plaque' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Finish the artwork' }))
  await restThenClick(await screen.findByRole('button', { name: 'Change and end the approval' }))
  await waitFor(() => expect(calls.map(([name]) => name)).toContain('saveEngraving'))
})
