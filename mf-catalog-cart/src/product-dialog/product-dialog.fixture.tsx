import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { Product } from '@portal/domain'
import type { PortalHost } from '@portal/federation'
import type { BookingCart } from '@portal/slots/mf-catalog-cart'
import { fakeApi, fakeHost, renderInPortal } from '@portal/testing'
import { CartKeeper } from '../testing/CartKeeper'
import { NO_PLAQUES, noOptions, savedLine } from '../testing/catalogue.fixture'
import { ProductDialog } from './ProductDialog'

type Save = BookingCart['saveLine']

interface TestSetup {
  readonly save?: Save
  readonly host?: Partial<PortalHost>
}

/** Opens the dialog of an item and waits for its description. */
export async function openDialog(item: Product, { save = savedLine, host = {} }: TestSetup = {}) {
  const saveLine = vi.fn<Save>(save)
  const onClose = vi.fn<() => void>()
  const own = {
    ...fakeHost(),
    api: fakeApi({ getProduct: () => item, getProductOptions: () => noOptions, getPlaqueConfig: () => NO_PLAQUES }),
    ...host,
  }
  renderInPortal(
    <CartKeeper change={{ saveLine }}>
      {(cart) => <ProductDialog item={item} cart={cart} petWeight={null} onClose={onClose} />}
    </CartKeeper>,
    { host: own },
  )
  const dialog = await screen.findByRole('dialog', { name: item.name })
  await within(dialog).findByText(item.description)
  await waitFor(() => expect(within(dialog).queryByText('Loading choices')).toBeNull())
  return { dialog, saveLine, onClose, notices: own.notices, failures: own.failures }
}

export const addButton = () => screen.getByRole('button', { name: 'Finish and add to cart' })
export const engravingText = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Engraving text' })
export const typeWords = (typed: string) => fireEvent.change(engravingText(), { target: { value: typed } })
