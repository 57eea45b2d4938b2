import { expect, test } from 'vitest'
import { toBookingSort, toTableSort } from './sort'

test('the head shows newest first until another order is asked for [OPEN-20]', () => {
  expect(toTableSort(null)).toEqual({ column: 'date_entered', direction: 'desc' })
  expect(toTableSort({ column: 'pet_name', direction: 'asc' })).toEqual({
    column: 'pet_name',
    direction: 'asc',
  })
})

test('a click on a head asks the server for that order; newest first is its own [BKG-19]', () => {
  expect(toBookingSort({ column: 'owner_name', direction: 'desc' })).toEqual({
    column: 'owner_name',
    direction: 'desc',
  })
  expect(toBookingSort({ column: 'date_entered', direction: 'asc' })).toEqual({
    column: 'date_entered',
    direction: 'asc',
  })
  expect(toBookingSort({ column: 'date_entered', direction: 'desc' })).toBeNull()
  expect(toBookingSort({ column: 'tag', direction: 'asc' })).toBeNull()
})
