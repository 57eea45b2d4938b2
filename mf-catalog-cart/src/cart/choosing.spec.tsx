// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { line } from '../testing/catalogue.fixture'
import { CartKeeper } from '../testing/CartKeeper'
import { renderInPortal } from '@portal/testing'
import { GOLD, details, open, show } from '../package-selection/package-selection.fixture'
import { CartPanel } from './CartPanel'

afterEach(cleanup)

const panel = (lines: Parameters<typeof CartKeeper>[0]['lines']) =>
  renderInPortal(<CartKeeper lines={lines ?? []}>{(cart) => <CartPanel cart={cart} />}</CartKeeper>)

test('an empty cart shows the package that is being chosen, and no travel alone [OPEN-267]', async () => {
  show()
  panel([])
  await details(GOLD.name)
  expect(await screen.findByText('No package yet')).toBeTruthy()
  expect(screen.queryByText('Collection Travel Cost')).toBeNull()
  await open()
  expect(await screen.findAllByText('from $400.00')).toHaveLength(2)
  expect(screen.getAllByText(GOLD.name)).toHaveLength(2)
  expect(screen.queryByText('Collection Travel Cost')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Back to packages' }))
  expect(await screen.findByText('No package yet')).toBeTruthy()
})

test('what is in the cart stays there beside the choice of another, with travel cost and total', async () => {
  show()
  panel([line('l1', 'Clay Paw Print')])
  await open()
  expect(screen.getByText('Clay Paw Print')).toBeTruthy()
  expect(screen.getByText('Collection Travel Cost')).toBeTruthy()
})

test('beside no choice of a package an empty cart tells its travel cost [CAT-43]', () => {
  panel([])
  expect(screen.getByText('The cart is empty')).toBeTruthy()
  expect(screen.getByText('Collection Travel Cost')).toBeTruthy()
})
