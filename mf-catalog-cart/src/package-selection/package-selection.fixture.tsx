import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { parse } from 'valibot'
import { expect, vi } from 'vitest'
import type { ApiClient } from '@portal/api-client'
import { ChildOptionSchema, PackageProductSchema } from '@portal/domain'
import type { QuotedLine } from '@portal/domain'
import type { BookingCart } from '@portal/slots/mf-catalog-cart'
import { fakeApi, renderInPortal } from '@portal/testing'
import { CartKeeper } from '../testing/CartKeeper'
import { line, noOptions, pageOf, product, savedLine } from '../testing/catalogue.fixture'
import { BundleStep } from './BundleStep'

export const GOLD = product({
  id: 'gold',
  name: 'Gold Cremation Package',
  categoryId: 'cremationPackages',
  description: 'Return in an urn, a heart and a card.',
  price: 400,
  total_product_price: 400,
})
export const PLAIN = product({
  ...GOLD,
  id: 'plain',
  name: 'Plain Cremation Package',
  description: 'Return in a box.',
  price: 300,
})

const held = (id: string, name: string, role: string, change: object = {}) =>
  parse(PackageProductSchema, {
    id: `gold-${id}`,
    name: role,
    description: `${name} for the pet.`,
    packageProduct: { productId: id, option: { id, baseId: id, parentId: 'gold', name, group: role, ...change } },
  })
const CONTENTS = [
  held('urn', 'Classic Urn', 'Resting place'),
  held('heart', 'Heart Keepsake', 'For the hand', {
    requires_engraving: true,
    engraving_max_length: 1,
    engraving_max_characters: 12,
  }),
  held('card', 'Seed Card', 'For the garden'),
]
/** As the server describes a plaque: no engraving text within the package. */
export const PLAQUE_CONTENTS = [held('plaque-text', 'Name Plaque', 'Plaque', { engraving_type: 'plaque' })]
const sizeOf = (id: string, change: object) => ({
  id,
  name: id,
  group: 'Size',
  parentId: 'urn',
  baseId: 'urn',
  ...change,
})
const SIZES = {
  product: { id: 'urn', name: 'Classic Urn' },
  parents: [{ name: 'Size', optionalStatus: false }],
  filteredproducts: [
    sizeOf('Small', { min_weight: 0, max_weight: 10 }),
    sizeOf('Large', { min_weight: 10, max_weight: null, unit_price: 25 }),
  ],
}
type OptionsRequest = Readonly<{ params: { id: string }; query: { parent_id?: string } }>

type PackagesRequest = Readonly<{ query: { petWeight: number | null } }>

interface TestSetup {
  readonly lines?: readonly QuotedLine[]
  readonly weight?: number | null
  readonly options?: (asked: OptionsRequest) => unknown
  readonly api?: ApiClient
  /** Contents of the plain package. */
  readonly contents?: typeof PLAQUE_CONTENTS
  readonly prices?: { visible: boolean; column: string | null }
}

const fromUrn = ({ params, query }: OptionsRequest) => (params.id === 'urn' && !query.parent_id ? SIZES : noOptions)

/** Renders the step with two packages; one has an urn in two sizes, a heart with engraving, and a card. */
export function show({ lines = [], weight = null, options = fromUrn, contents: plain = [], ...host }: TestSetup = {}) {
  const saveLine = vi.fn<BookingCart['saveLine']>(savedLine)
  const onChosen = vi.fn<(chosen: QuotedLine) => void>()
  const listProducts = vi.fn<(asked: PackagesRequest) => unknown>(({ query: { petWeight } }) =>
    pageOf([
      { ...GOLD, priceForPet: petWeight && 425 },
      { ...PLAIN, priceForPet: null },
    ]),
  )
  const api = fakeApi({
    listProducts,
    getProduct: ({ params }: OptionsRequest) => (params.id === 'gold' ? GOLD : PLAIN),
    getPackageContents: ({ params }: OptionsRequest) => ({ data: params.id === 'gold' ? CONTENTS : plain }),
    getProductOptions: options,
  })
  renderInPortal(
    <CartKeeper lines={lines} change={{ saveLine }}>
      {(cart) => <BundleStep serviceType="private" petWeight={weight} cart={cart} onChosen={onChosen} />}
    </CartKeeper>,
    { at: '/new-booking/package#bundle', host: { api, ...host } },
  )
  return { saveLine, onChosen, listProducts }
}

export const details = (name: string) => screen.findByRole('button', { name: `Details of ${name}` })
export const open = async (name = GOLD.name) => {
  fireEvent.click(await details(name))
  await screen.findByRole('list', { name: `In ${name}` })
  await waitFor(() => expect(screen.queryByText('Loading choices')).toBeNull())
}
export const add = () => screen.getByRole('button', { name: 'Finish and add to cart' })
export const contents = () => within(screen.getByRole('list', { name: /^In / })).getAllByRole('listitem')
export const customise = (name: string) => screen.getByRole('button', { name: `Customise ${name}` })
export const words = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Engraving text for Heart Keepsake' })
export const pick = (value: string) =>
  fireEvent.click(within(screen.getByRole('radiogroup', { name: /^Size/ })).getByRole('radio', { name: value }))

export const inCart: QuotedLine = {
  ...line('l1', GOLD.name),
  actualProductIdC: 'gold',
  packageProductsC: {
    gold: [parse(ChildOptionSchema, { id: 'heart', baseId: 'heart', name: 'Heart Keepsake', engraving_text: 'Bella' })],
    urn: [parse(ChildOptionSchema, { id: 'Large', baseId: 'urn', name: 'Large' })],
  },
}
