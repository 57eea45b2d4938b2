import { describe, expect, test, vi } from 'vitest'
import { mergeDraft } from '../backend/src/booking/draft'
import { BookingDetailsSchema, detailFields, emptyDetails } from '../backend/src/db/records'
import { mergedText } from '../mf-wizards/src/steps/field-changes'
import { toOwnerPetValues, withOwnerPetValues } from '../mf-wizards/src/steps/owner-pet/convert'
import { mergeValues, copyValues, withLockedFields } from '../mf-wizards/src/steps/owner-pet/merge-values'
import { restoreOwnerPetValues } from '../mf-wizards/src/steps/owner-pet/restore'
import { bella } from '../mf-wizards/src/testing/bookings'
import { serverBella } from '../mf-wizards/src/testing/server-booking'
import { toBookingSubmit, toPortalBooking } from '../shared/domain/src/booking/convert'
import type * as BookingFields from '../shared/domain/src/booking/fields'
import { BookingSubmitSchema } from '../shared/domain/src/booking/submit'
import { changedFields, mergeBooking } from '../shared/domain-bundled/src/merge/booking'
import type * as OwnerFields from '../shared/domain/src/owner/fields'
import { rowsOfBooking } from '../shared/domain-bundled/src/booking/displayed-fields'
import { bookingErrors } from '../shared/domain-bundled/src/booking/errors'
import type * as BookingShown from '../shared/domain-bundled/src/booking/shown'
import type * as OwnerShown from '../shared/domain-bundled/src/owner/shown'
import type * as PetFields from '../shared/domain/src/pet/fields'
import type * as PetShown from '../shared/domain-bundled/src/pet/shown'
import { ownerFields, petFields } from '../shared/domain/src'
import type { v } from '../shared/domain/src'
import { parseUnknown } from '../shared/federation/src/storage/json-storage'

/** Adds a required text field to a table of fields. The specs prove that nothing else is necessary. */
const added = vi.hoisted(() => async (name: string) => {
  const { NounTable } = await import('../shared/domain/src/value/noun-table')
  const { text, wireText } = await import('../shared/domain/src/value/schema')
  const { formField } = await import('../shared/domain/src/value/wire-field')
  const { nullish } = await import('../shared/domain/src/value/schema-parts')
  return { NounTable, field: { [name]: formField(name, wireText, nullish(text(20), '')) } }
})
vi.mock('../shared/domain/src/pet/fields', async (original) => {
  const { petFields, ...others } = await original<typeof PetFields>()
  const { NounTable, field } = await added('microchip')
  return { ...others, petFields: new NounTable({ ...petFields.fields, ...field }) }
})
vi.mock('../shared/domain-bundled/src/pet/shown', async (original) => {
  const { SHOWN_PET } = await original<typeof PetShown>()
  const microchip = { label: 'Microchip', text: (pet: PetWithMicrochip) => pet.microchip ?? '', lock: 'submitted' }
  return { SHOWN_PET: { ...SHOWN_PET, microchip } }
})
vi.mock('../shared/domain/src/owner/fields', async (original) => {
  const { ownerFields, ...others } = await original<typeof OwnerFields>()
  const { NounTable, field } = await added('nickname')
  return { ...others, ownerFields: new NounTable({ ...ownerFields.fields, ...field }) }
})
vi.mock('../shared/domain-bundled/src/owner/shown', async (original) => {
  const { SHOWN_OWNER } = await original<typeof OwnerShown>()
  return {
    SHOWN_OWNER: {
      ...SHOWN_OWNER,
      nickname: { label: 'Nickname', text: (owner: OwnerWithNickname) => owner.nickname ?? '' },
    },
  }
})

vi.mock('../shared/domain/src/booking/fields', async (original) => {
  const { bookingFields, ...others } = await original<typeof BookingFields>()
  const { NounTable, field } = await added('note')
  return { ...others, bookingFields: new NounTable({ ...bookingFields.fields, ...field }) }
})
vi.mock('../shared/domain-bundled/src/booking/shown', async (original) => {
  const { SHOWN_BOOKING, ...others } = await original<typeof BookingShown>()
  const note = { label: 'Note', text: (booking: BookingWithNote) => booking.note ?? '', lock: 'never' }
  return { ...others, SHOWN_BOOKING: { ...SHOWN_BOOKING, note } }
})

interface BookingWithNote {
  readonly note?: string
}
interface PetWithMicrochip {
  readonly microchip?: string
}
interface OwnerWithNickname {
  readonly nickname?: string
}

/** Bella's booking with the three new fields. */
function booked(microchip: string, nickname: string, note: string) {
  const { pet, owner, ...rest } = bella()
  return { ...rest, note, pet: { ...pet, microchip }, owner: { ...owner, nickname } }
}
const before = booked('956', 'Mi', 'Call first')
const after = booked('985', 'Mimi', 'Call after 5')
const filled = { note: 'Call first', pet: { microchip: '956' }, owner: { nickname: 'Mi' } }
const NAMES = ['note', 'owner.nickname', 'pet.microchip']

const NOTHING_STORED = {
  id: 'b1',
  serviceType: 'communal cremation',
  relationship: 'vet_direct',
  isPackage: false,
  skipOwner: false,
  details: emptyDetails(),
}
const NOTHING_FOUND = { breed: null, collection: null }

function sendAsJson<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T {
  const read = parseUnknown(schema, JSON.parse(JSON.stringify(value)))
  if (read === null) throw new Error('The schema refuses the value.')
  return read
}

describe('a field added to the table of pet, owner or booking', () => {
  test('is in the form, the draft and the booking [WIZ-67, WIZ-80]', () => {
    const values = toOwnerPetValues(before)
    expect(restoreOwnerPetValues(JSON.parse(JSON.stringify(values)))).toEqual(values)
    expect(withOwnerPetValues(bella(), values, null)).toMatchObject(filled)
  })

  test('is sent, stored by the server and loaded again [DOM-10, DOM-12]', () => {
    const sent = sendAsJson(BookingSubmitSchema, toBookingSubmit(before))
    const stored = sendAsJson(BookingDetailsSchema, mergeDraft(NOTHING_STORED, sent, NOTHING_FOUND).details)
    const server = serverBella()
    const read = toPortalBooking({
      ...server,
      cstm: { ...server.cstm, ...detailFields.write(stored) },
      pet: stored.pet && petFields.write(stored.pet),
      owner: stored.owner && ownerFields.write(stored.owner),
    })
    expect(read).toMatchObject(filled)
  })

  test('is compared and merged [OPEN-87]', () => {
    expect(changedFields(before, after)).toEqual(NAMES)
    const named = { ...before, vetStaff: 'Kim' }
    expect(mergeBooking(before, named, after)).toMatchObject({
      merged: { vetStaff: 'Kim', pet: after.pet, owner: after.owner },
      fromTheirs: NAMES,
    })
    expect(mergeBooking(before, booked('999', 'M', 'Call'), after).conflicts).toEqual(NAMES)
  })

  test('is compared, merged and shown in the open form [OPEN-87]', () => {
    const [base, mine, theirs] = [before, booked('999', 'M', 'Call'), after].map(toOwnerPetValues)
    if (!base || !mine || !theirs) throw new Error('Three bookings are required.')
    expect(mergeValues(base, base, theirs, null)).toMatchObject({ values: theirs, fromTheirs: NAMES })
    expect(mergeValues(base, mine, theirs, null).conflicts).toEqual(NAMES)
    expect(copyValues(mine, theirs, NAMES)).toEqual(theirs)
    expect(NAMES.map((name) => mergedText(name, after))).toEqual(['Call after 5', 'Mimi', '985'])
  })

  test("takes the server's value once the booking is submitted [WIZ-106]", () => {
    const [typed, saved] = [toOwnerPetValues(after), toOwnerPetValues(before)]
    const { note: _, ...locked } = filled
    expect(withLockedFields(typed, saved, true)).toMatchObject({ ...locked, booking: { note: 'Call after 5' } })
  })

  test('of the booking is shown with its label, and refused when it is too long', () => {
    expect(rowsOfBooking(before)).toEqual([
      { name: 'vetStaff', label: 'Staff member', value: 'Dana Reid' },
      { name: 'note', label: 'Note', value: 'Call first' },
    ])
    const tooLong = { vetStaff: 'Dana', note: 'x'.repeat(21) }
    expect(bookingErrors(tooLong)).toEqual({ note: 'tooLong' })
  })
})
