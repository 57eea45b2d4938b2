import { collectionAddressFields } from '../address/fields'
import { bookingOptionOf } from '../booking-option/rules'
import { emptyCollection, isCollectionOption, toCollectionSubmit, zoneProduct } from '../collection/rules'
import type { CollectionDetails } from '../collection/schema'
import { FEES } from '../fee/fees'
import { feeFields } from '../fee/rules'
import { emptyOwner, toOwner, toOwnerSubmit } from '../owner/rules'
import { loosePetFields } from '../pet/fields'
import { emptyPet, toPet, toPetSubmit } from '../pet/rules'
import type { Pet } from '../pet/schema'
import { linesWithCollection, toQuotedLine, toSubmitLines } from '../quoted-line/rules'
import { stageLabel } from '../stage/rules'
import type { StageLabels } from '../stage/rules'
import { editPathKind, opportunityTypeOf, packageLineIn } from '../wizard-kind/rules'
import { bookingFields } from './fields'
import type { PortalBooking } from './portal'
import type { ServerBooking } from './schema'
import type { BookingSubmit } from './submit'

/** A new booking: no id, no items [WIZ-09]. */
export function emptyBooking(): PortalBooking {
  return {
    ...bookingFields.empty(),
    id: '',
    orderId: '',
    version: 0,
    owner: emptyOwner(),
    pet: emptyPet(),
    collectionDetails: emptyCollection(),
    specialInstructions: [],
    quotedProducts: [],
    serviceType: '',
    bookingOptionSelected: null,
    rawServiceType: null,
    skipOwnerDetails: false,
    isProvideClientDetails: true,
    orderStage: null,
    parsedOrderStage: '',
    opportunityType: null,
    defaultCollectionOption: null,
    isDefaultLocation: false,
    vet_details: null,
    has_default_product: false,
    product: null,
    officeLocation: null,
    outcome: null,
    warnings: [],
    ...feeFields('portalField', () => null),
  }
}

/** A booking without a pet has the pet's fields itself [DOM-06]. */
function petOf(server: ServerBooking): Pet {
  const serviceType = server.cstm.service_type?.name
  return server.pet ? toPet(server.pet, serviceType) : { ...toPet(null, serviceType), ...loosePetFields.read(server) }
}

function collectionOf(server: ServerBooking): CollectionDetails {
  if (server.collectionDetails) return server.collectionDetails
  const option = server.cstm.collection_add_option_c
  const line = server.quoted_products.find((product) => product.is_home_collection && !product.deleted)
  return {
    collectionAddressOption: isCollectionOption(option) ? option : null,
    collectionAddress: collectionAddressFields.read(server),
    collectionProducts: line
      ? zoneProduct({ id: line.actual_product_id_c ?? line.id, name: line.name, price: line.unit_price })
      : null,
  }
}

function chosenPackage(server: ServerBooking): PortalBooking['product'] {
  const line = packageLineIn(server.quoted_products)
  return line ? { id: line.actual_product_id_c ?? line.id, name: line.name } : null
}

/** Converts the API's booking for the pages. */
export function toPortalBooking(server: ServerBooking, labels?: StageLabels | null): PortalBooking {
  const { cstm } = server
  const serviceType = cstm.service_type?.name ?? ''
  const option = bookingOptionOf(editPathKind(server), serviceType)
  return {
    ...emptyBooking(),
    ...bookingFields.read(cstm),
    id: server.id,
    orderId: cstm.order_id_c,
    version: server.version,
    owner: toOwner(server.owner),
    pet: petOf(server),
    collectionDetails: collectionOf(server),
    specialInstructions: server.special_instructions,
    quotedProducts: server.quoted_products.map(toQuotedLine),
    serviceType,
    bookingOptionSelected: option
      ? { label: option.label, sugarAPIName: option.sugarAPIName, slug: option.slug }
      : null,
    rawServiceType: cstm.service_type,
    skipOwnerDetails: cstm.skip_owner_details_c || !cstm.provided_client_details_c,
    isProvideClientDetails: cstm.provided_client_details_c,
    orderStage: cstm.order_stage_c,
    parsedOrderStage: stageLabel(cstm.order_stage_c, labels),
    opportunityType: opportunityTypeOf(server),
    has_default_product: server.has_default_product,
    product: chosenPackage(server),
    outcome: server.outcome,
    warnings: server.warnings,
    ...feeFields('portalField', (key) => cstm[FEES[key].wireField]),
  }
}

/**
 * Converts a booking for the API. Leaves out a skipped owner, and the pet while it has neither name nor type [WIZ-59].
 */
export function toBookingSubmit(booking: PortalBooking): BookingSubmit {
  const hasPet = Boolean(booking.pet.firstName || booking.pet.type)
  const hasOwner = !booking.skipOwnerDetails && Boolean(booking.owner.firstName || booking.owner.lastName)
  return {
    ...bookingFields.send(booking),
    service_type: booking.rawServiceType ?? { id: '', name: booking.serviceType },
    opportunity_type: booking.opportunityType,
    skip_owner_details: booking.skipOwnerDetails,
    provided_client_details_c: !booking.skipOwnerDetails,
    owner: hasOwner ? toOwnerSubmit(booking.owner) : null,
    pet: hasPet ? toPetSubmit(booking.pet) : null,
    ...toCollectionSubmit(booking.collectionDetails),
    quoted_products: toSubmitLines(
      linesWithCollection(booking.quotedProducts, booking.collectionDetails.collectionProducts),
    ),
    warning_answers: {},
  }
}
