import { emptyAddress, phoneKind } from '@portal/domain'
import type { CollectionDetails, ServerBooking, ServerLine } from '@portal/domain'
import type { AddressRecord, BookingDetails, ChildOption } from '../db/records'
import type { BookingRecord, EventRecord, InstructionRecord, LineRecord, StoredBooking } from '../repositories/booking'
import { amountOn } from './prices'
import type { PriceList } from './prices'

type ServerPet = NonNullable<ServerBooking['pet']>
type ServerOwner = NonNullable<ServerBooking['owner']>
/** What of a booking's columns names its pet and owner. */
export type BookingFacts = Pick<BookingRecord,
  'id' | 'petFirstName' | 'petLastName' | 'ownerFirstName' | 'ownerLastName' | 'ownerPhone'> & { details: BookingDetails }

/** A stored booking as the API answers it; amounts by what the practice may see. */
export function toServerBooking(stored: StoredBooking, prices: PriceList): ServerBooking {
  const { booking } = stored
  const pet = petOf(booking)
  return {
    id: booking.id,
    date_entered: booking.dateEntered.toISOString(),
    opportunity_type: booking.relationship,
    cstm: cstmOf(booking, prices),
    ...collectionColumns(booking.details.collection?.address),
    pet_first_name: booking.petFirstName,
    pet_last_name: booking.petLastName,
    pet_type: pet?.breed_type ?? '',
    pet_breed: pet?.breed ?? '',
    pet_sex: pet?.sex ?? '',
    pet_size: pet?.size ?? '',
    pet_weight: pet?.weight ?? null,
    pet,
    owner: ownerOf(booking),
    client: null,
    collectionDetails: collectionOf(booking.details, stored.lines),
    order_events: stored.events.map(toServerEvent),
    quoted_products: stored.lines.map(line => toServerLine(line, prices)),
    special_instructions: stored.instructions.map(row => toServerInstruction(row, booking.id)),
    has_default_product: false,
    // Last: the ETag is read from here.
    version: booking.version,
  }
}

function cstmOf(booking: BookingRecord, prices: PriceList): ServerBooking['cstm'] {
  return {
    order_stage_c: booking.stage,
    order_id_c: String(booking.orderId),
    service_type: { id: booking.serviceTypeId, name: booking.serviceType },
    vet_staff_c: booking.vetStaff,
    ok_prepare_c: booking.okPrepare,
    ok_prepare_time_c: booking.okPrepareTime?.toISOString() ?? null,
    ok_cremate_c: booking.okCremate,
    is_package_c: booking.isPackage,
    opportunity_type: booking.relationship,
    provided_client_details_c: !booking.skipOwner,
    skip_owner_details_c: booking.skipOwner,
    bill_to_c: booking.billTo || null,
    client_details_c: booking.details.clientDetails ?? null,
    collection_freight_fee_c: prices === null ? null : booking.collectionFee,
    return_freight_fee_c: prices === null ? null : booking.returnFee,
    collection_add_option_c: booking.details.collection?.option ?? null,
    return_add_option_c: booking.details.returnOption ?? null,
  }
}

export function petOf({ id, petFirstName, petLastName, details: { pet } }: BookingFacts): ServerPet | null {
  if (pet === null) return null
  return {
    id: `pet-${id}`.slice(0, 64),
    first_name: petFirstName,
    last_name: petLastName,
    breed_type: pet.type,
    breed: pet.breed,
    sex: pet.sex,
    size: pet.size,
    weight: pet.weight,
    collected: pet.collected,
    details_checked: pet.detailsChecked,
    had_issue: pet.hadIssue,
    custom_unit: pet.customUnit,
    custom_unit_name: pet.customUnitName,
    custom_unit_to_kg_ratio: pet.customUnitRatio,
  }
}

export function ownerOf({ id, ownerFirstName, ownerLastName, ownerPhone: phone, details }: BookingFacts): ServerOwner | null {
  if (details.owner === null) return null
  const { email, returnTo, address } = details.owner
  const kind = phoneKind(phone)
  return {
    id: `owner-${id}`.slice(0, 64),
    first_name: ownerFirstName,
    last_name: ownerLastName,
    phone_mobile: kind === 'mobile' ? phone : '',
    phone_home: kind === 'home' ? phone : '',
    phone_work: kind === 'work' ? phone : '',
    email,
    return_to: returnTo,
    primary_address_street: address.street,
    primary_address_city: address.city,
    primary_address_state: address.state,
    primary_address_postalcode: address.postalcode,
    primary_address_country: address.country,
    primary_address_latitude: address.lat,
    primary_address_longitude: address.lng,
  }
}

function collectionColumns(address: AddressRecord | undefined) {
  const { street, city, state, postalcode, country, lat, lng } = address ?? { ...emptyAddress(), country: '' }
  return {
    collection_add_street: street,
    collection_add_city: city,
    collection_add_state: state,
    collection_add_postalcode: postalcode,
    collection_add_country: country,
    collection_add_latitude: lat,
    collection_add_longitude: lng,
  }
}

function collectionOf({ collection }: BookingDetails, lines: readonly LineRecord[]): CollectionDetails | null {
  if (collection === null) return null
  const zone = lines.find(line => line.homeCollection && !line.deleted)
  return {
    collectionAddressOption: collection.option,
    collectionAddress: { ...collection.address },
    collectionProducts: zone === undefined ? null
      : { id: zone.productId, name: zone.name, quantity: 1, isHomeCollection: true, price: null },
  }
}

export function toServerLine(line: LineRecord, prices: PriceList): ServerLine {
  return {
    id: line.id,
    name: line.name,
    quantity: line.quantity,
    unit_price: line.homeCollection ? null : amountOn(prices, line),
    discount_price: null,
    engraving_text: line.engravingText || null,
    actual_product_id_c: line.productId,
    producttemplate_id_c: line.productId,
    parent_product_id: line.parentProductId,
    package_products_c: Object.fromEntries(Object.entries(line.packageProducts).map(([parent, ids]) => [
      parent, line.children.filter(child => child.parentId === parent && ids.includes(child.id))
        .map(child => toServerOption(child, prices)),
    ])),
    deleted: line.deleted,
    seq: line.seq,
    is_vpcreated: line.isVpcreated,
    editId: line.editId || null,
    // The amounts of chosen options are part of the line's own [OPEN-58: counted once].
    child_products: [],
    is_home_collection: line.homeCollection,
    can_be_deleted: !line.homeCollection,
  }
}

function toServerOption(child: ChildOption, prices: PriceList): ServerLine['package_products_c'][string][number] {
  return {
    id: child.id,
    baseId: child.baseId,
    parentId: child.parentId,
    name: child.name,
    unit_price: amountOn(prices, child),
    requires_engraving: false,
    engraving_max_length: null,
    engraving_max_characters: null,
    has_image: false,
    requires_collection: false,
    includes_return_charge: false,
    description: '',
    special_order: false,
    show_in_manage_prep: false,
    engraving_type: null,
    order_information: null,
    pricing_method_c: null,
    engraving_text: child.engravingText,
    show_in_confirmation_emails_c: false,
    type: null,
    child_package_products: [],
  }
}

function toServerEvent(event: EventRecord): ServerBooking['order_events'][number] {
  return {
    id: String(event.seq),
    field: event.field,
    from_value: event.fromValue || null,
    to_value: event.toValue || null,
    date_created: new Date(event.at).toISOString(),
    created_by: event.by || null,
  }
}

export function toServerInstruction(row: InstructionRecord, bookingId: string) {
  return { id: row.id, description: row.description, opportunity_id: bookingId, completed: row.completed }
}

