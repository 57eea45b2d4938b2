import { fireEvent, screen } from '@testing-library/react'
import type { PortalHost } from '@portal/federation'
import { fakeApi, renderInPortal } from '@portal/testing'
import { CartKeeper } from '../testing/CartKeeper'
import { NO_PLAQUES, noOptions, pageOf, product } from '../testing/catalogue.fixture'
import { ItemSelection } from './ItemSelection'

export type Query = Readonly<Record<string, unknown>>

export const STORED_CHOICE = 'portal.personal.preference.contact-1.items'

interface TestSetup {
  readonly at?: string
  readonly answer?: (query: Query) => unknown
  readonly prices?: PortalHost['prices']
  readonly petWeight?: number | null
  readonly compare?: (query: Query) => unknown
}

/** Shows the list as a wizard's step does; `asked` holds the API queries. */
export function showItems({
  at = '/new-booking/private#product-list',
  answer = () => pageOf([product()]),
  petWeight = 12,
  compare = () => ({ data: [] }),
  ...host
}: TestSetup) {
  const queries: Query[] = []
  const api = fakeApi({
    listProducts: ({ query }: { query: Query }) => {
      queries.push(query)
      return answer(query)
    },
    compareProducts: ({ query }: { query: Query }) => compare(query),
    getProduct: () => product(),
    getProductOptions: () => noOptions,
    getPlaqueConfig: () => NO_PLAQUES,
  })
  const items = (
    <CartKeeper>
      {(cart) => <ItemSelection flow="private" serviceType="private" petWeight={petWeight} cart={cart} />}
    </CartKeeper>
  )
  return { ...renderInPortal(items, { at, host: { api, ...host } }), asked: queries }
}

export const details = (name: string) => screen.findByRole('button', { name: `Details of ${name}` })
export const search = () => screen.getByRole('searchbox', { name: 'Search items' })
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
export const choose = (name: string, value: string) => fireEvent.change(select(name), { target: { value } })
export const category = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' })
