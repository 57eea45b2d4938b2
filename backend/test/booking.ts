import { randomUUID } from 'node:crypto'
import {
  SERVICE_TYPE,
  emptyCollection,
  emptyOwner,
  emptyPet,
  toCollectionSubmit,
  toOwnerSubmit,
  toPetSubmit,
} from '@portal/domain'
import type { BookingSubmit, ProductOptions, SubmitLine } from '@portal/domain'
import type { TestApi } from './api'

export const owner = toOwnerSubmit({
  ...emptyOwner(),
  firstName: 'Ada',
  lastName: 'Quill',
  phoneNumber: '0412000111',
  email: 'ada@quill.test',
  address: {
    street: '12 Marine Parade',
    city: 'Cottesloe',
    state: 'WA',
    postalcode: '6011',
    country: 'Australia',
    lat: -31.99,
    lng: 115.75,
  },
})

export const pet = toPetSubmit({
  ...emptyPet(),
  firstName: 'Biscuit',
  lastName: 'Quill',
  type: 'Dog',
  breed: 'Beagle',
  sex: 'Female',
  weight: 12.5,
})

export const PRIVATE: string = SERVICE_TYPE.privateReturn

export function line(product: string, changes: Partial<SubmitLine> = {}): SubmitLine {
  return {
    quantity: 1,
    deleted: false,
    product,
    editId: `edit-${product}`,
    package_products_c: {},
    is_vpcreated: true,
    is_home_collection: false,
    ...changes,
  }
}

/** A pet with a unique name, so that bookings do not warn about each other [OPEN-121]. */
export function anotherPet(changes: Partial<typeof pet> = {}) {
  return { ...pet, last_name: `Quill${randomUUID().replaceAll('-', '')}`, ...changes }
}

/** A private cremation as the wizard's first step sends it. */
export async function submitOf(
  api: TestApi,
  serviceType: string,
  changes: Partial<BookingSubmit> = {},
  as?: string,
): Promise<BookingSubmit> {
  const { body } = await api.ask('GET', 'portal/vet/service_types', as === undefined ? {} : { as })
  const found = body.find((each: { name: string }) => each.name === serviceType)
  return {
    vet_staff_c: 'Kim',
    service_type: found,
    opportunity_type: null,
    is_package_c: false,
    skip_owner_details: false,
    provided_client_details_c: true,
    owner,
    pet: anotherPet(),
    ...toCollectionSubmit(emptyCollection()),
    quoted_products: [],
    warning_answers: {},
    ...changes,
  }
}

/** The first value of every required dropdown of these products, on every level [OPEN-95]. */
export async function firstChoices(
  api: TestApi,
  ...products: readonly string[]
): Promise<Record<string, { id: string }[]>> {
  const choices: Record<string, { id: string }[]> = {}
  const choose = async (product: string, query: string, parentId: string): Promise<void> => {
    const { body } = await api.ask('GET', `portal/product/${product}/options${query}`)
    const values: ProductOptions = body
    for (const { name } of values.parents.filter(({ optionalStatus }) => !optionalStatus)) {
      const id = values.filteredproducts.find((option) => option.group === name && !option.hide_in_portal_modal)?.id
      if (id === undefined) continue
      choices[parentId] = [...(choices[parentId] ?? []), { id }]
      await choose(product, `?parent_type=option&parent_id=${id}`, id)
    }
  }
  for (const product of products) await choose(product, '', product)
  return choices
}

export const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADUlEQVQImWNgYGBgAAAABQABh6FO1AAAAABJRU5ErkJggg=='

export const JPEG =
  'data:image/jpeg;base64,/9j/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/ALIAP//Z'
