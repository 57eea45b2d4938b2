import {
  addressLine,
  addressOfOffice,
  COLLECTION_OPTIONS,
  editPathKind,
  formatDetailsDate,
  hasCollectionSection,
  isCancelled,
  isEmptyAddress,
  isHomeOption,
  petFullName,
  submittedAt,
  withTimeZone,
} from '@portal/domain'
import type { CollectionOption, PortalBooking, ServerBooking, TimeZone, VetPractice } from '@portal/domain'
import { rowsOfBooking, rowsOfOwner, rowsOfPet } from '@portal/domain-bundled/booking-fields'
import { serviceOutcome } from '@portal/domain-bundled/outcome'
import type { SummaryRow } from '@portal/ui'
import { serviceTypeName } from '@portal/domain-bundled/list-words'

/** Who booked which service and when [OPEN-29], and the outcome for the pet [OPEN-98]. */
export function bookingRows(
  server: ServerBooking,
  booking: PortalBooking,
  practice: { readonly name: string; readonly zone: TimeZone },
): SummaryRow[] {
  const { pet, owner: ownerDetails, skipOwnerDetails, outcome } = booking
  const serviceType = server.cstm.service_type?.name
  const owner = skipOwnerDetails ? null : ownerDetails
  const facts = { serviceType, kind: editPathKind(server), pet, owner, practiceName: practice.name }
  return [
    { label: 'Service type', value: serviceTypeName(serviceType ?? '') },
    { label: 'What happens', value: outcomeText(server, outcome ?? serviceOutcome(facts).sentence) },
    ...rowsOfBooking(booking, { vetStaff: [{ label: 'Booked by' }] }),
    { label: 'Created', value: withTimeZone(formatDetailsDate(server.date_entered, practice.zone), practice.zone) },
    { label: 'Submitted', value: formatDetailsDate(submittedAt(server), practice.zone) || 'Not submitted yet' },
  ]
}

/** Shows both names in one row. */
const FULL_NAME = { firstName: [{ label: 'Name', text: petFullName }], lastName: [] }

/**
 * The outcome stored at submission, before that the expected one. Cancelled and discarded bookings say so instead
 * [OPEN-127].
 */
function outcomeText({ cstm, discarded_at: discardedAt }: ServerBooking, outcome: string): string {
  if (isCancelled(cstm.order_stage_c)) return 'Nothing: this booking is cancelled.'
  return discardedAt ? 'Nothing: this booking was discarded.' : outcome
}

/** Rows of the pet; null for an order without a pet. */
export function petRows({ pet }: PortalBooking): SummaryRow[] | null {
  if (!pet.firstName && !pet.lastName && !pet.type) return null
  return rowsOfPet(pet, {
    ...FULL_NAME,
    breed: [
      { label: 'Type', text: ({ type }) => type },
      { label: 'Breed', text: ({ breed }) => breed },
    ],
  })
}

/** Rows of the owner; null when the owner's details were not provided. */
export function ownerRows({ owner, skipOwnerDetails }: PortalBooking): SummaryRow[] | null {
  if (skipOwnerDetails || (!owner.firstName && !owner.lastName)) return null
  return rowsOfOwner(owner, { ...FULL_NAME, phoneNumber: [{ label: 'Phone' }], address: [{ label: 'Address' }] })
}

/** Where the pet is collected; the practice unless a home address was chosen [WIZ-90, OPEN-58]. */
export function collectionRows(
  server: ServerBooking,
  { collectionDetails, serviceType }: PortalBooking,
  practice: Pick<VetPractice, 'name' | 'office_location'> | null,
): SummaryRow[] {
  const { collectionAddressOption: option, collectionAddress: chosen, collectionProducts } = collectionDetails
  const kind = editPathKind(server)
  const isOpen = !option && isEmptyAddress(chosen) && kind !== null && hasCollectionSection(kind, serviceType)
  if (isOpen) return [{ label: 'From', value: 'Not chosen yet' }]
  const isHome = isHomeOption(option)
  const address = isEmptyAddress(chosen) && !isHome ? addressOfOffice(practice?.office_location) : chosen
  const rows: SummaryRow[] = [
    { label: 'From', value: isHome && option ? collectionName(option) : practice?.name || 'The practice' },
    { label: 'Address', value: addressLine(address) },
  ]
  if (collectionProducts) rows.push({ label: 'Type', value: collectionProducts.name })
  return rows
}

/** The collection option without the charge that its label has in the wizard [OPEN-44]. */
function collectionName(option: CollectionOption): string {
  return COLLECTION_OPTIONS[option].replace(/ \(.*\)$/, '')
}
