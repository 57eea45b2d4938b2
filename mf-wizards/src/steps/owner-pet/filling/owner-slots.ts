import { bookingFieldLabel } from '@portal/booking-ui'
import { addressLine, isEmptyAddress } from '@portal/domain'
import type { Address } from '@portal/domain'
import type { OwnerPetValues } from '../../../booking/session/owner-pet-values'
import { addressOf, toAddressValue } from '../address-value'
import type { Slot } from './slot'

const NO_PHONE = 'No phone number is known'

/** Slot of an owner's text field; null when empty. */
export function ownerText(
  key: 'firstName' | 'lastName' | 'phoneNumber' | 'email',
  says: string | undefined,
): Slot | null {
  if (!says) return null
  return {
    name: `owner.${key}`,
    label: bookingFieldLabel(`owner.${key}`),
    says,
    stands: ({ owner }) => owner[key].trim(),
    put: (values) => ({ ...values, owner: { ...values.owner, [key]: says } }),
  }
}

/** The pet's last name follows while both are equal, as when typing. */
export function ownerLastName(says: string | undefined): Slot | null {
  const slot = ownerText('lastName', says)
  if (!slot) return null
  const put = (values: OwnerPetValues) => {
    const { owner, pet } = values
    const isOwners = pet.lastName === owner.lastName
    return slot.put(isOwners ? { ...values, pet: { ...pet, lastName: slot.says } } : values)
  }
  return { ...slot, put }
}

/** A number unticks "No phone number is known". */
export function ownerPhone(says: string | undefined): Slot | null {
  const slot = ownerText('phoneNumber', says)
  if (!slot) return null
  return {
    ...slot,
    stands: (values) => slot.stands(values) || (values.owner.noPhone ? NO_PHONE : ''),
    put: (values) => slot.put({ ...values, owner: { ...values.owner, noPhone: false } }),
  }
}

/** Ticks that no number is known [OPEN-134]. */
export function ownerWithoutPhone(): Slot {
  return {
    name: 'owner.noPhone',
    label: bookingFieldLabel('owner.phoneNumber'),
    says: NO_PHONE,
    stands: ({ owner }) => owner.phoneNumber.trim() || (owner.noPhone ? NO_PHONE : ''),
    put: (values) => ({ ...values, owner: { ...values.owner, phoneNumber: '', noPhone: true } }),
  }
}

/** With coordinates when known, else as a typed address. */
export function ownerAddress(address: Address): Slot | null {
  if (isEmptyAddress(address)) return null
  return {
    name: 'owner.address',
    label: bookingFieldLabel('owner.address'),
    says: addressLine(address),
    stands: ({ owner }) => {
      const address = addressOf(owner.address)
      return address ? addressLine(address) : owner.address.text.trim()
    },
    put: (values) => ({ ...values, owner: { ...values.owner, address: toAddressValue(address) } }),
  }
}
