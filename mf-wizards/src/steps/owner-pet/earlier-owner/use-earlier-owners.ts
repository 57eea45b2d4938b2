import { ownerFields, searchTerm } from '@portal/domain'
import { isBeginning, ownerSearch } from '@portal/domain-bundled/earlier-owner'
import type { TypedOwner } from '@portal/domain-bundled/earlier-owner'
import { findEarlierOwners } from '@portal/api-client/contract/owner'
import { useRead } from '@portal/federation'
import { useBinding, useForm } from '@portal/forms'
import { useDebounced } from '@portal/ui'
import type { OwnerPetValues } from '../../../booking/session/owner-pet-values'
import { filledFrom } from '../filling/fill'
import type { EarlierOwner, SearchedRow } from './offering'
import { slotsOfOwner } from './slots'

/** Earlier owners who match the names, or the number and a name, as typed [OPEN-202]. */
export function useEarlierOwners(row: SearchedRow, bookingId: string) {
  const form = useForm<OwnerPetValues>()
  const { typed, isAbove } = useTyped(row)
  const settled = {
    firstName: useDebounced(typed.firstName),
    lastName: useDebounced(typed.lastName),
    phoneNumber: useDebounced(typed.phoneNumber),
  }
  const body = {
    first_name: searchTerm(settled.firstName),
    last_name: searchTerm(settled.lastName),
    phone: searchTerm(settled.phoneNumber),
    booking_id: bookingId || null,
  }
  const { data, error, isBusy } = useRead(findEarlierOwners, ownerSearch(settled) ? { body } : null, {
    action: 'look for earlier owners',
    keepPreviousData: true,
  })
  const isEnough = ownerSearch(typed) !== null
  const found = (isEnough && data?.owners) || []
  const offered = found
    .map((one): EarlierOwner => ({ owner: ownerFields.read(one.owner), bookedAt: one.booked_at }))
    .filter(
      ({ owner }) => startsWithTyped(typed, owner) && !isAbove(owner) && addsValues(owner, form.getState().values),
    )
  return { offered, failed: isEnough && error !== undefined && !isBusy }
}

/**
 * The names are searched together; the number with either name, since the other may be spelt differently. Owners
 * already found by name are not repeated.
 */
function useTyped(row: SearchedRow) {
  const { value: firstName } = useBinding('owner.firstName', '')
  const { value: lastName } = useBinding('owner.lastName', '')
  const { value: phoneNumber } = useBinding('owner.phoneNumber', '')
  const names = { firstName, lastName, phoneNumber: '' }
  if (row === 'names') return { typed: names, isAbove: () => false }
  const isAbove = (owner: TypedOwner) => ownerSearch(names) !== null && startsWithTyped(names, owner)
  return { typed: lastName ? { firstName: '', lastName, phoneNumber } : { ...names, phoneNumber }, isAbove }
}

/** Keeps results for a shorter text while loading, as far as they still match. */
function startsWithTyped(typed: TypedOwner, owner: TypedOwner): boolean {
  const fields = ['firstName', 'lastName', 'phoneNumber'] as const
  return fields.every((key) => !typed[key] || isBeginning(key, typed[key], owner[key] ?? ''))
}

/** Whether the owner adds anything to the form. */
function addsValues(owner: EarlierOwner['owner'], values: OwnerPetValues): boolean {
  const { filled, unchanged } = filledFrom(slotsOfOwner(owner), values)
  return filled.length + unchanged.length > 0
}
