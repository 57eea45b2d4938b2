import { emptyAddress, isHomeOption, normalisePhone, toOwner, weightInKg } from '@portal/domain'
import type { BookingSubmit, OwnerSubmit, PetSubmit, SubmitLine } from '@portal/domain'
import type { AddressRecord, CollectionRecord, OwnerRecord, PetRecord } from '../db/records'
import type { LineRecord } from '../repositories/booking'
import type { BreedRow } from '../repositories/reference'
import type { DraftFacts } from './draft'

/** The facts after what was sent is put over what is stored; null or absent parts stay as they are. */
export function mergeDraft(
  current: DraftFacts,
  lines: readonly LineRecord[],
  submit: BookingSubmit,
  breed: BreedRow | null,
): DraftFacts {
  const skipOwner = submit.skip_owner_details ?? false
  const owner = skipOwner ? null : submit.owner
  const { id, serviceType, relationship, petFirstName, petLastName, ownerFirstName, ownerLastName } = current
  return {
    id,
    serviceType,
    relationship,
    petFirstName,
    petLastName,
    ownerFirstName,
    ownerLastName,
    ownerPhone: current.ownerPhone,
    isPackage: submit.is_package_c ?? false,
    skipOwner,
    ...(submit.pet && { petFirstName: submit.pet.first_name, petLastName: submit.pet.last_name }),
    ...ownerColumns(owner, skipOwner),
    details: {
      pet: submit.pet ? petRecord(submit.pet, current.details.pet, breed) : current.details.pet,
      owner: skipOwner ? null : owner ? ownerRecord(owner) : current.details.owner,
      collection: collectionRecord(submit, current.details.collection, lines),
      clientDetails: submit.client_details_c ?? current.details.clientDetails ?? null,
      returnOption: submit.return_add_option_c ?? current.details.returnOption ?? null,
    },
  }
}

function ownerColumns(owner: OwnerSubmit | null | undefined, skipOwner: boolean) {
  if (skipOwner) return { ownerFirstName: '', ownerLastName: '', ownerPhone: '' }
  if (!owner) return {}
  const { phoneNumber: phone } = toOwner(owner)
  return {
    ownerFirstName: owner.first_name,
    ownerLastName: owner.last_name,
    ownerPhone: normalisePhone(phone) ?? phone,
  }
}

/** The server converts the weight from the breed's own unit; the page's figure is not taken [DOM-47]. */
function petRecord(pet: PetSubmit, current: PetRecord | null, breed: BreedRow | null): PetRecord {
  const unit = breed?.customUnit ?? null
  const entered = unit === null ? pet.weight : pet.custom_unit
  return {
    type: pet.breed_type,
    breed: breed?.name ?? pet.breed,
    sex: pet.sex,
    size: pet.size ?? '',
    weight: weightInKg(entered, unit === null ? 1 : breed?.customUnitToKgRatio),
    customUnit: unit === null ? null : (pet.custom_unit ?? null),
    customUnitName: unit,
    customUnitRatio: unit === null ? null : (breed?.customUnitToKgRatio ?? null),
    collected: current?.collected ?? false,
    detailsChecked: current?.detailsChecked ?? false,
    hadIssue: current?.hadIssue ?? false,
  }
}

function ownerRecord(owner: OwnerSubmit): OwnerRecord {
  return {
    email: owner.email ?? '',
    returnTo: owner.return_to ?? '',
    address: {
      street: owner.primary_address_street ?? '',
      city: owner.primary_address_city ?? '',
      state: owner.primary_address_state ?? '',
      postalcode: owner.primary_address_postalcode ?? '',
      country: owner.primary_address_country || emptyAddress().country,
      lat: owner.primary_address_latitude ?? null,
      lng: owner.primary_address_longitude ?? null,
    },
  }
}

function collectionRecord(
  submit: BookingSubmit,
  current: CollectionRecord | null,
  lines: readonly LineRecord[],
): CollectionRecord | null {
  if (!submit.collection_add_option_c) return null
  const address: AddressRecord = {
    street: submit.collection_add_street ?? '',
    city: submit.collection_add_city ?? '',
    state: submit.collection_add_state ?? '',
    postalcode: submit.collection_add_postalcode ?? '',
    country: submit.collection_add_country || emptyAddress().country,
    lat: submit.collection_add_latitude ?? null,
    lng: submit.collection_add_longitude ?? null,
  }
  const option = submit.collection_add_option_c
  const { postalcode, city } = current?.address ?? {}
  const isSamePlace = address.postalcode === postalcode && address.city === city
  const kept = isHomeOption(option) && isSamePlace ? standingZone(submit, lines) : null
  return { option, address, zoneId: sentZone(submit) ?? kept }
}

const isRemoval = (line: SubmitLine) => line.deleted || line.quantity === 0

function sentZone({ quoted_products: sent }: BookingSubmit): string | null {
  return sent?.find((line) => line.is_home_collection === true && !isRemoval(line))?.product ?? null
}

/** Lines that are not sent stay, the one of the collection zone like any other [API-25]. */
function standingZone({ quoted_products: sent }: BookingSubmit, lines: readonly LineRecord[]): string | null {
  const isRemoved = ({ id, editId }: LineRecord) =>
    sent?.some((line) => isRemoval(line) && (line.id ? line.id === id : line.editId && line.editId === editId))
  return lines.find((line) => line.homeCollection && !line.deleted && !isRemoved(line))?.productId ?? null
}
