import { describe, expect, test } from 'vitest'
import { labels, row } from '../data/bookings.fixture'
import { bookingWithNumber, bookingResult, memberResults, screenResults } from './search-results'

describe('a booking [OPEN-179]', () => {
  test('is labelled by its pet, with number, owner, service and stage as details', () => {
    expect(bookingResult(row(), labels)).toEqual({
      to: '/booking/booking-100001',
      label: 'Bella Murray',
      detail: '100001 · Grace Murray · Private cremation & return of ashes · Submitted',
    })
  })

  test('is labelled by its service when it has no pet', () => {
    const order = row({ pet_name: '', owner_name: '', cstm: { service_type: { id: '1', name: 'vet supply order' } } })
    expect(bookingResult(order, labels)).toMatchObject({ label: 'Vet supply order', detail: '100001 · Submitted' })
  })

  test('matches only its exact number', () => {
    const others = [row({ id: 'a', cstm: { order_id_c: '100010' } }), row({ id: 'b', cstm: { order_id_c: '100001' } })]
    expect(bookingWithNumber('100001', others)?.id).toBe('b')
    expect(bookingWithNumber('100011', others)).toBeNull()
    expect(bookingWithNumber('100001', [...others, row()])).toBeNull()
  })
})

test('finds members and screens by the words of their names, six members at most [OPEN-179]', () => {
  const member = (id: string, first_name: string, last_name: string) => {
    const cstm = { portal_access_c: 'Level 1', cognito_portal_active_c: true }
    return { id, first_name, last_name, primary_email_address: [], cstm }
  }
  const team = [member('m1', 'Dana', 'Reid'), member('m2', 'Ines', 'Danforth'), member('m3', 'Bo', 'Lee')]
  expect(memberResults('dan', team).map(({ label }) => label)).toEqual(['Dana Reid', 'Ines Danforth'])
  expect(memberResults('reid dana', team)).toEqual([{ to: '/manage-practice/view-member/m1', label: 'Dana Reid' }])
  expect(
    memberResults(
      'b',
      Array.from({ length: 9 }, (_, n) => member(`${n}`, 'Bo', `${n}`)),
    ),
  ).toHaveLength(6)
  expect(memberResults('zoe obrien', [member('m4', 'Zoë', 'O’Brien')])).toHaveLength(1)
  const screens = [{ label: 'Profile', to: '/profile' }]
  expect([screenResults('pro', screens), screenResults('x', screens)]).toEqual([screens, []])
})
