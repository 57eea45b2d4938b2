import {
  SERVICE_TYPE, collectionErrors, editPathKind, emptyAddress, hasCollectionSection, normalisePhone, ownerErrors,
  ownerPhone, petErrors, sameServiceType, toOwner, toPet, weightInKg,
} from '@portal/domain'
import type { BookingSubmit, CollectionDetails, OwnerSubmit, PetSubmit } from '@portal/domain'
import type { AddressRecord, BookingDetails, CollectionRecord, OwnerRecord, PetRecord } from '../db/records'
import type { BreedRow } from '../repositories/reference'
import type { LineRecord } from '../repositories/booking'
import { ownerOf, petOf } from './to-server-booking'
import type { BookingFacts } from './to-server-booking'

/** What the owner and pet step of a booking holds. */
export type DraftFacts = BookingFacts & {
  readonly serviceType: string
  readonly relationship: string
  readonly isPackage: boolean
  readonly skipOwner: boolean
}

export type FieldDetail = Record<string, string>

/** The facts after what was sent is put over what is stored; null or absent parts stay as they are. */
export function mergeDraft(current: DraftFacts, submit: BookingSubmit, breed: BreedRow | null): DraftFacts {
  const skipOwner = submit.skip_owner_details ?? false
  const owner = skipOwner ? null : submit.owner
  const { id, serviceType, relationship, petFirstName, petLastName, ownerFirstName, ownerLastName } = current
  return {
    id, serviceType, relationship, petFirstName, petLastName,
    ownerFirstName, ownerLastName, ownerPhone: current.ownerPhone,
    isPackage: submit.is_package_c ?? false,
    skipOwner,
    ...(submit.pet && { petFirstName: submit.pet.first_name, petLastName: submit.pet.last_name }),
    ...ownerColumns(owner, skipOwner),
    details: {
      pet: submit.pet ? petRecord(submit.pet, current.details.pet, breed) : current.details.pet,
      owner: skipOwner ? null : owner ? ownerRecord(owner) : current.details.owner,
      collection: collectionRecord(submit),
      clientDetails: submit.client_details_c ?? current.details.clientDetails ?? null,
      returnOption: submit.return_add_option_c ?? current.details.returnOption ?? null,
    },
  }
}

function ownerColumns(owner: OwnerSubmit | null | undefined, skipOwner: boolean) {
  if (skipOwner) return { ownerFirstName: '', ownerLastName: '', ownerPhone: '' }
  if (!owner) return {}
  const phone = ownerPhone({
    phone_mobile: owner.phone_mobile ?? '', phone_home: owner.phone_home ?? '', phone_work: owner.phone_work ?? '',
  })
  return {
    ownerFirstName: owner.first_name, ownerLastName: owner.last_name, ownerPhone: normalisePhone(phone) ?? phone,
  }
}

/** The weight is the server's reckoning from the breed's own unit, never the page's [DOM-47]. */
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

function collectionRecord(submit: BookingSubmit): CollectionRecord | null {
  if (!submit.collection_add_option_c) return null
  const zone = submit.quoted_products?.find(line => line.is_home_collection === true && !line.deleted)
  const address: AddressRecord = {
    street: submit.collection_add_street ?? '',
    city: submit.collection_add_city ?? '',
    state: submit.collection_add_state ?? '',
    postalcode: submit.collection_add_postalcode ?? '',
    country: submit.collection_add_country || emptyAddress().country,
    lat: submit.collection_add_latitude ?? null,
    lng: submit.collection_add_longitude ?? null,
  }
  return { option: submit.collection_add_option_c, address, zoneId: zone?.product ?? null }
}

export function isVetSupplyOrder(serviceType: string): boolean {
  return sameServiceType(serviceType, SERVICE_TYPE.vetSupplyOrder)
}

/** What the first step requires [WIZ-67..90], with the rules the pages use; vet supply orders have no such step. */
export function draftErrors(facts: DraftFacts, breedKnown: boolean): FieldDetail {
  if (isVetSupplyOrder(facts.serviceType)) return {}
  return {
    ...prefixed('pet', petOf(facts) === null ? { pet: 'required' } : petErrors(toPet(petOf(facts)), breedKnown)),
    ...(facts.skipOwner ? {} : prefixed('owner', ownerErrors(toOwner(ownerOf(facts))))),
    ...(asksForCollection(facts) ? prefixed('collection', collectionErrors(collectionOf(facts.details), facts.skipOwner)) : {}),
  }
}

function asksForCollection(facts: DraftFacts): boolean {
  const kind = editPathKind({ cstm: { service_type: { name: facts.serviceType }, opportunity_type: facts.relationship } })
  return kind !== null && hasCollectionSection(kind, facts.serviceType)
}

function collectionOf({ collection }: BookingDetails): Partial<CollectionDetails> {
  if (collection === null) return {}
  return {
    collectionAddressOption: collection.option,
    collectionAddress: collection.address,
    collectionProducts: collection.zoneId === null ? null
      : { id: collection.zoneId, name: '', quantity: 1, isHomeCollection: true, price: null },
  }
}

function prefixed(part: string, errors: Readonly<Record<string, string | undefined>>): FieldDetail {
  return Object.fromEntries(Object.entries(errors).map(([field, code]) =>
    [field === part ? part : `${part}.${field}`, code ?? 'invalid']))
}

/** What an order still needs to be submitted, besides the first step. */
export function orderErrors(facts: DraftFacts, lines: readonly LineRecord[], isPackageLine: (line: LineRecord) => boolean): FieldDetail {
  const standing = lines.filter(line => !line.deleted && !line.homeCollection)
  const isOrder = isVetSupplyOrder(facts.serviceType) || sameServiceType(facts.serviceType, SERVICE_TYPE.urnsAndMemorabilia)
  if (isOrder && standing.length === 0) return { quoted_products: 'required' }
  if (facts.isPackage && !standing.some(isPackageLine)) return { package: 'required' }
  return {}
}
