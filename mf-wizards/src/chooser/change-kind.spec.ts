// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { bookingOptionBySlug, toPortalBooking } from '@portal/domain'
import type { BookingOptionSlug, ServerBooking } from '@portal/domain'
import { keepDraft, readDraft } from '@portal/federation'
import { draftOf, harbour } from '@portal/testing'
import { withKindChoice, readWork } from '../booking/session/draft-work'
import { toOwnerPetValues } from '../steps/owner-pet/convert'
import { restoreOwnerPetValues } from '../steps/owner-pet/restore'
import { STEP_HASH } from '../plan/steps'
import { serverBella } from '../testing/server-booking'
import { changeKind } from './change-kind'

const serviceTypes = [
  { id: 'st-1', name: 'private cremation & return of ashes' },
  { id: 'st-2', name: 'private cremation & dispersal of ashes' },
  { id: 'st-3', name: 'communal cremation - vet' },
]
const key = { userId: 'contact-1', id: 'd1' }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** Changes Bella's booking to another kind; `work` is the content of its draft. */
function changed(to: BookingOptionSlug, server: ServerBooking | null, work: object) {
  keepDraft(key, draftOf({ petName: 'Bella Ngata' }, { bookingId: server?.id ?? '', work }))
  const option = bookingOptionBySlug(to)
  if (!option) throw new Error(`No option ${to}`)
  const id = changeKind({ key, server, option, vetStaff: 'Dana Reid', practice: harbour, serviceTypes })
  const draft = readDraft({ userId: key.userId, id })
  const now = readWork(draft?.work)
  return { draft, now, values: restoreOwnerPetValues(now.unsaved[STEP_HASH.ownerPet]?.values) }
}

const typed = { ...toOwnerPetValues(toPortalBooking(serverBella())), skipOwner: false }
const unsaved = { [STEP_HASH.ownerPet]: { version: 0, values: typed } }

describe('changing the kind of a booking [OPEN-341]', () => {
  test('keeps pet, owner and instructions as typed before the first save', () => {
    const { draft, now, values } = changed('private-dispersal', null, { option: 'private-return', unsaved })
    expect(values).toEqual(typed)
    expect(draft).toMatchObject({ bookingId: '', summary: { kind: 'private', holdsWork: true } })
    expect(now).toMatchObject({ option: 'private-dispersal', vetStaff: 'Dana Reid', chosen: null })
    expect(readDraft(key)).toBeNull()
  })

  test('hides the owner when the new kind names none, and keeps it for the first kind', () => {
    const { values } = changed('communal', null, { option: 'private-return', unsaved })
    expect([values.skipOwner, values.owner]).toEqual([true, typed.owner])
    const back = changed('private-return', null, {
      option: 'communal',
      unsaved: { [STEP_HASH.ownerPet]: { version: 0, values } },
    })
    expect([back.values.skipOwner, back.values.owner]).toEqual([false, typed.owner])
  })

  test("sends no collection when the new kind has none; otherwise the practice's default", () => {
    const home = { ...typed, collection: { ...typed.collection, option: 'customer_address' as const } }
    const atHome = { [STEP_HASH.ownerPet]: { version: 0, values: home } }
    const { values } = changed('private-return', null, { option: 'vetunity-private-return', unsaved: atHome })
    expect(values.collection.option).toBe('')
    const asked = changed('vetunity-private-return', null, { option: 'private-return', unsaved })
    expect(asked.values.collection.option).toBe('vet_address')
  })

  test('keeps the booking after the first save and sends the new service with the next one', () => {
    const server = serverBella()
    const { draft, now, values } = changed('communal', server, { option: 'private-return' })
    expect(draft).toMatchObject({ bookingId: server.id, summary: { kind: 'communal', isEdit: false } })
    expect(values.pet).toEqual(typed.pet)
    const booking = withKindChoice(toPortalBooking(server), now.chosen)
    expect(booking).toMatchObject({
      id: server.id,
      serviceType: 'communal cremation - vet',
      rawServiceType: serviceTypes[2],
      bookingOptionSelected: { slug: 'communal' },
      isPackage: false,
      vetStaff: 'Dana Reid',
    })
    expect(withKindChoice({ ...toPortalBooking(server), version: 99, vetStaff: 'Lee' }, now.chosen).vetStaff).toBe(
      'Lee',
    )
  })

  test('marks a package by its kind alone', () => {
    const server = serverBella()
    const { now } = changed('package-return', server, { option: 'private-return' })
    expect(withKindChoice(toPortalBooking(server), now.chosen)).toMatchObject({
      isPackage: true,
      serviceType: toPortalBooking(server).serviceType,
    })
  })
})
