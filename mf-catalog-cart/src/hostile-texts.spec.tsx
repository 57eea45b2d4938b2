// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { QuotedLineSchema } from '@portal/domain'
import type { BookingCart } from '@portal/slots/mf-catalog-cart'
import { expectOnlyText } from '@portal/testing/hostile'
import type { HostileText } from '@portal/testing/hostile'
import { hostileAs } from '@portal/testing/hostile-answer'
import type { ReactNode } from 'react'
import { afterEach, describe, test } from 'vitest'
import { CartButton } from './cart/CartButton'
import { CartPanel } from './cart/CartPanel'
import { ItemSelection } from './item-selection/ItemSelection'
import { BundleStep } from './package-selection/BundleStep'
import { CartKeeper } from './testing/CartKeeper'
import { line, pageOf, product } from './testing/catalogue.fixture'

afterEach(cleanup)

const answers = {
  listProducts: () => pageOf([product()]),
  getProduct: () => product(),
}
const withCart = (hostile: HostileText, draw: (cart: BookingCart) => ReactNode) => (
  <CartKeeper lines={[hostileAs(QuotedLineSchema, line('l1', 'Clay Paw Print'), hostile)]}>{draw}</CartKeeper>
)
const openFirst = async () => {
  const [details] = await screen.findAllByRole('button', { name: /^Details of/ })
  if (details) fireEvent.click(details)
}

describe('a text that looks like code stays a text [OPEN-288]', () => {
  test('in the items and their dialog', async () => {
    const draw = (hostile: HostileText) =>
      withCart(hostile, (cart) => <ItemSelection flow="private" serviceType="private" petWeight={12} cart={cart} />)
    await expectOnlyText(draw, { at: '/new-booking/private#product-list', answers, shows: ['name'] })
    await expectOnlyText(draw, {
      at: '/new-booking/private#product-list',
      answers,
      meanwhile: openFirst,
      shows: ['name', 'description'],
    })
  })

  test('in the packages and their contents', async () => {
    const draw = (hostile: HostileText) =>
      withCart(hostile, (cart) => (
        <BundleStep serviceType="private" petWeight={12} cart={cart} onChosen={() => undefined} />
      ))
    await expectOnlyText(draw, {
      at: '/new-booking/package#bundle',
      answers,
      meanwhile: openFirst,
      shows: ['name', 'description'],
    })
  })

  test('in the cart', async () => {
    await expectOnlyText((hostile) => withCart(hostile, (cart) => <CartPanel cart={cart} />), {
      shows: ['name', 'engravingText'],
    })
    await expectOnlyText((hostile) => withCart(hostile, (cart) => <CartButton cart={cart} />), {
      meanwhile: async () => fireEvent.click(screen.getByRole('button')),
      shows: ['name'],
    })
  })
})
