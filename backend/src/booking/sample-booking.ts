import {
  emptyAddress,
  emptyCollection,
  emptyOwner,
  emptyPet,
  isHorseOrLivestock,
  toCollectionSubmit,
  toOwnerSubmit,
  toPetSubmit,
} from '@portal/domain'
import { CatalogueRepository } from '../repositories/catalogue'
import { ItemListRepository } from '../repositories/item-list'
import { PracticeRepository } from '../repositories/practice'
import { ReferenceRepository } from '../repositories/reference'
import { practiceDay } from '../practice/clock'
import type { StaffContext } from '../session/action-context'
import { tenantFrom } from '../session/tenant'
import { productRefusal } from './line-refusal'

const ADDRESS = { ...emptyAddress(), street: '1 Warm Street', city: 'Perth', state: 'WA', postalcode: '6000' }
const OWNER = { ...emptyOwner(), firstName: 'Warm', lastName: 'Up', noPhone: true, address: ADDRESS }
/** Some wizards require it, and all accept it. */
const COLLECTION = { ...emptyCollection(), collectionAddressOption: 'vet_address' as const, collectionAddress: ADDRESS }
const PET = { ...emptyPet(), firstName: 'Warm', lastName: 'Up', sex: 'Female', weight: 10 }

/** A bookable sample with one product and no real person, as the wizard sends it, to warm up calls [OPEN-317]. */
export async function sampleBooking(act: StaffContext) {
  const [service_type] = await new PracticeRepository(act.tx, tenantFrom(act.session)).serviceTypes()
  return {
    vet_staff_c: 'Warm-up',
    owner: toOwnerSubmit(OWNER),
    pet: toPetSubmit({ ...PET, ...(await someBreed(act)) }),
    ...toCollectionSubmit(COLLECTION),
    service_type,
    quoted_products: await someLines(act, service_type?.name ?? ''),
  }
}

async function someBreed({ tx }: StaffContext) {
  const reference = new ReferenceRepository(tx)
  const type = (await reference.petTypes()).find((each) => !isHorseOrLivestock(each)) ?? ''
  const { rows } = await reference.breeds(type, '', 1, 1)
  return { type, breed: rows[0]?.name ?? '' }
}

/** The first catalogue product that can be ordered for this service and has no dropdowns. */
async function someLines({ tx, session, now }: StaffContext, serviceType: string) {
  const catalogue = new CatalogueRepository(tx)
  const offered = { serviceType: serviceType.toLowerCase() }
  const { ids } = await new ItemListRepository(tx).list(offered, { page: 1, pageSize: 50 })
  const products = await catalogue.products(ids)
  const rows = ids.flatMap((id) => products.get(id) ?? [])
  const options = await catalogue.optionsOf(rows.map(({ id }) => id))
  const offer = { brand: session.practice.brand, serviceType, today: practiceDay(session.practice, now) }
  const found = rows.find(
    (row) => productRefusal(row, offer) === null && !options.some(({ baseId }) => baseId === row.id),
  )
  return found ? [{ quantity: 1, deleted: false, product: found.id, editId: 'warm-up' }] : []
}
