import { ApiError } from '@portal/api-client'
import { expect, test } from 'vitest'
import { itemsWords, listFailure, listNameError } from './words'

test('a list is told by its first items, and how many more [OPEN-224]', () => {
  const items = ['Bags', 'Tags', 'Boxes', 'Labels', 'Gloves'].map((name, at) => ({ name, quantity: at + 1 }))
  expect(itemsWords(items.slice(0, 1))).toBe('1 × Bags')
  expect(itemsWords(items.slice(0, 3))).toBe('1 × Bags, 2 × Tags, 3 × Boxes')
  expect(itemsWords(items)).toBe('1 × Bags, 2 × Tags, 3 × Boxes and 2 more')
})

test('a name is there, fits and can be read [OPEN-224]', () => {
  expect([listNameError(' '), listNameError('x'.repeat(61)), listNameError('x'.repeat(60))]).toEqual([
    'Enter a name for the list',
    'Use at most 60 characters',
    undefined,
  ])
})

test('what the server says in words is said; of another’s change, and of no answer, what to do', () => {
  const said = (error: ConstructorParameters<typeof ApiError>[0]) =>
    listFailure(new ApiError(error), 'Client Care on 08 9200 0000')
  expect(said({ kind: 'conflict', status: 409, message: 'Your practice keeps 50 lists already.' })).toBe(
    'Your practice keeps 50 lists already.',
  )
  expect(said({ kind: 'version', status: 412 })).toMatch(/^Somebody has changed or deleted this list meanwhile\./)
  expect(said({ kind: 'offline' })).toBe('Nothing was saved. Try again, or call Client Care on 08 9200 0000.')
})
