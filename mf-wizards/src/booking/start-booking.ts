import {
  collectionDefault,
  emptyBooking,
  emptyCollection,
  findServiceType,
  hasCollectionSection,
  isRelationshipType,
  skipOwnerDefault,
  addressOfOffice,
} from '@portal/domain'
import type { BookingOption, PortalBooking, ServiceType, VetPractice } from '@portal/domain'

interface BookingStart {
  readonly option: BookingOption
  readonly vetStaff: string
  readonly practice: VetPractice | null
  readonly serviceTypes: readonly ServiceType[]
}

/** A new booking of the chosen kind: empty id, no products [WIZ-08, WIZ-09, WIZ-95..102]. */
export function startBooking({ option, vetStaff, practice, serviceTypes }: BookingStart): PortalBooking {
  const serviceType = findServiceType(option.sugarAPIName, serviceTypes)
  const { skip } = skipOwnerDefault(option, practice)
  const relationship = practice?.cstm.relationship_type_c
  const collection = hasCollectionSection(option.kind, option.sugarAPIName)
    ? collectionDefault(practice)
    : emptyCollection()
  const { collectionAddressOption } = collection
  return {
    ...emptyBooking(),
    vetStaff: vetStaff.trim(),
    serviceType: serviceType?.name ?? option.sugarAPIName,
    rawServiceType: serviceType ?? null,
    bookingOptionSelected: { label: option.label, sugarAPIName: option.sugarAPIName, slug: option.slug },
    opportunityType: isRelationshipType(relationship) ? relationship : null,
    skipOwnerDetails: skip,
    isProvideClientDetails: !skip,
    // The choice of the owner's home is kept but has no effect until the owner is named [WIZ-96, WIZ-98].
    collectionDetails: collection,
    defaultCollectionOption: collectionAddressOption,
    isDefaultLocation: collectionAddressOption !== null,
    officeLocation: practice?.office_location ? addressOfOffice(practice.office_location) : null,
  }
}
