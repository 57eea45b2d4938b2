// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { bookingOptionBySlug, toPortalBooking } from '@portal/domain'
import type { BookingOptionSlug, ServerBooking } from '@portal/domain'
import { keepDraft, readDraft } from '@portal/federation'
import { draftOf, harbour } from '@portal/testing'
import { withChosen } from '../booking/chosen-anew'
import { readWork } from '../booking/session/draft-work'
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

/** Bella's booking as another kind; `work`: what its draft held. */
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

describe('a booking of the wrong kind goes on as another [OPEN-341]', () => {
  test('before it is saved, with pet, owner and instructions as they were typed', () => {
    const { draft, now, values } = changed('private-dispersal', null, { option: 'private-return', unsaved })
    expect(values).toEqual(typed)
    expect(draft).toMatchObject({ bookingId: '', summary: { kind: 'private', holdsWork: true } })
    expect(now).toMatchObject({ option: 'private-dispersal', vetStaff: 'Dana Reid', chosen: null })
    expect(readDraft(key)).toBeNull()
  })

  test('where the other kind names no owner, none counts; the owner waits for the first kind', () => {
    const { values } = changed('communal', null, { option: 'private-return', unsaved })
    expect([values.skipOwner, values.owner]).toEqual([true, typed.owner])
    const back = changed('private-return', null, {
      option: 'communal',
      unsaved: { [STEP_HASH.ownerPet]: { version: 0, values } },
    })
    expect([back.values.skipOwner, back.values.owner]).toEqual([false, typed.owner])
  })

  test('where it asks for no collection, none is sent; where it does, the default of the practice stands', () => {
    const home = { ...typed, collection: { ...typed.collection, option: 'customer_address' as const } }
    const atHome = { [STEP_HASH.ownerPet]: { version: 0, values: home } }
    const { values } = changed('private-return', null, { option: 'vetunity-private-return', unsaved: atHome })
    expect(values.collection.option).toBe('')
    const asked = changed('vetunity-private-return', null, { option: 'private-return', unsaved })
    expect(asked.values.collection.option).toBe('vet_address')
  })

  test('once it is saved it stays the same booking, of the other service with the next save', () => {
    const server = serverBella()
    const { draft, now, values } = changed('communal', server, { option: 'private-return' })
    expect(draft).toMatchObject({ bookingId: server.id, summary: { kind: 'communal', isEdit: false } })
    expect(values.pet).toEqual(typed.pet)
    const booking = withChosen(toPortalBooking(server), now.chosen)
    expect(booking).toMatchObject({
      id: server.id,
      serviceType: 'communal cremation - vet',
      rawServiceType: serviceTypes[2],
      bookingOptionSelected: { slug: 'communal' },
      isPackage: false,
      vetStaff: 'Dana Reid',
    })
    expect(withChosen({ ...toPortalBooking(server), version: 99, vetStaff: 'Lee' }, now.chosen).vetStaff).toBe('Lee')
  })

  test('a package is one by its kind alone', () => {
    const server = serverBella()
    const { now } = changed('package-return', server, { option: 'private-return' })
    expect(withChosen(toPortalBooking(server), now.chosen)).toMatchObject({
      isPackage: true,
      serviceType: toPortalBooking(server).serviceType,
    })
  })
})
