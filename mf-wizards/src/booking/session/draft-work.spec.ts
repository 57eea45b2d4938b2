import { expect, test } from 'vitest'
import { readWork } from './draft-work'

const typed = { version: 3, values: { pet: { firstName: 'Bella' } } }
const pendingWrite = { kind: 'booking', key: 'k1', bookingId: '', version: 0, body: { vet_staff_c: 'Dana Reid' } }

test('reads a stored draft unchanged', () => {
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
])('reads damaged storage as an empty draft: %j', (stored) => {
  expect(readWork(stored)).toEqual({
    vetStaff: '',
    option: '',
    step: '',
    movedPastFirstStep: false,
    unsaved: {},
    pendingWrite: null,
  })
})
