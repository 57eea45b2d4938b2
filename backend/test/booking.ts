import type { BookingSubmit, OwnerSubmit, PetSubmit, SubmitLine } from '@portal/domain'
import type { TestApi } from './api'

export const owner: OwnerSubmit = {
  first_name: 'Ada',
  last_name: 'Quill',
  phone_mobile: '+61412000111',
  email: 'ada@quill.test',
  primary_address_street: '12 Marine Parade',
  primary_address_city: 'Cottesloe',
  primary_address_state: 'WA',
  primary_address_postalcode: '6011',
  primary_address_country: 'Australia',
  primary_address_latitude: -31.99,
  primary_address_longitude: 115.75,
  phone_home: '',
  phone_work: '',
  return_to: '',
}

export const pet: PetSubmit = {
  first_name: 'Biscuit',
  last_name: 'Quill',
  breed_type: 'Dog',
  breed: 'Beagle',
  sex: 'Female',
  size: '',
  weight: 12.5,
  custom_unit: null,
}

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
    pet,
    collection_add_street: '',
    collection_add_city: '',
    collection_add_state: '',
    collection_add_postalcode: '',
    collection_add_country: '',
    collection_add_latitude: null,
    collection_add_longitude: null,
    quoted_products: [],
    ...changes,
  }
}

/** A one-pixel PNG as a data URL. */
export const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABh6FO1AAAAABJRU5ErkJggg=='
