import { screen } from '@testing-library/react'
import type { ApiClient } from '@portal/api-client'
import type { WizardKind } from '@portal/domain'
import type { PortalHost } from '@portal/federation'
import { fakeApi, renderInPortal } from '@portal/testing'
import { CartKeeper } from '../testing/CartKeeper'
import { pageOf, product, soldOut, toOrder } from '../testing/catalogue.fixture'
import { ItemSelection } from './ItemSelection'

export type Query = Readonly<Record<string, unknown>>

export const kept = 'portal.personal.preference.contact-1.items'
export const step = '/new-booking/private#product-list'

interface Setting {
  readonly at?: string
  readonly flow?: WizardKind
  readonly answer?: (query: Query) => unknown
  readonly api?: ApiClient
  readonly prices?: PortalHost['prices']
}

/** Shows the list as a wizard's step does; `asked` keeps what the API was asked. */
export function showItems({ at = step, flow = 'private', answer = () => pageOf([product()]), ...host }: Setting = {}) {
  const asked: Query[] = []
  const api = fakeApi({
    listProducts: ({ query }: { query: Query }) => {
      asked.push(query)
      return answer(query)
    },
    getProduct: ({ params }: { params: { id: string } }) =>
      [product(), soldOut, toOrder].find(({ id }) => id === params.id),
  })
  const items = (
    <CartKeeper>{(cart) => <ItemSelection flow={flow} serviceType="private" petWeight={12} cart={cart} />}</CartKeeper>
  )
  return { ...renderInPortal(items, { at, host: { api, ...host } }), asked }
}

export const details = (name: string) => screen.findByRole('button', { name: `Details of ${name}` })
