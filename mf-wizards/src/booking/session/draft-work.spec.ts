import { expect, test } from 'vitest'
import { readWork } from './draft-work'

const typed = { version: 3, values: { pet: { firstName: 'Bella' } } }
const pendingWrite = { is: 'booking', key: 'k1', bookingId: '', version: 0, body: { vet_staff_c: 'Dana Reid' } }

test('what was kept is read as it was', () => {
  const work = {
    vetStaff: 'Dana Reid',
    option: 'private-return',
    step: '#product-list',
    movedPastFirstStep: true,
    unsaved: { '#owner-pet-details': typed },
    pendingWrite,
  }
  expect(readWork(JSON.parse(JSON.stringify(work)))).toEqual(work)
})

test.each([
  [null],
  ['text'],
  [{ step: 7, unsaved: { '#x': { version: 'one' }, '#y': 4 }, pendingWrite: { key: 'k' } }],
])('damaged storage reads as a draft in which nothing was done: %j', (stored) => {
  expect(readWork(stored)).toEqual({
    vetStaff: '',
    option: '',
    step: '',
    movedPastFirstStep: false,
    unsaved: {},
    pendingWrite: null,
  })
})

test('a draft of an earlier release, with the whole booking in it, goes on where it was left [WIZ-116]', () => {
  const old = {
    booking: {
      id: '',
      orderId: '',
      vetStaff: 'Dana Reid',
      serviceType: 'private cremation & return of ashes',
      bookingOptionSelected: {
        label: 'Private Cremation & Return of Ashes',
        sugarAPIName: 'private cremation & return of ashes',
        slug: 'private-return',
      },
      pet: { firstName: '', lastName: '' },
    },
    wizardPath: '/new-booking/private',
    step: '#owner-pet-details',
    movedPastFirstStep: false,
    unsaved: { '#owner-pet-details': typed, 'pending-write': pendingWrite },
    updatedAt: '2026-03-14T02:05:00.000Z',
  }
  expect(readWork(old)).toEqual({
    vetStaff: 'Dana Reid',
    option: 'private-return',
    step: '#owner-pet-details',
    movedPastFirstStep: false,
    unsaved: { '#owner-pet-details': typed },
    pendingWrite,
  })
})
