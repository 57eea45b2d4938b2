import { expect, test } from 'vitest'
import { earlyRequestUrl } from './early-request'

test('an early request takes page parameters, defaults and literals, and leaves out empty ones', () => {
  const request = {
    open: false,
    path: 'portal/booking',
    query: { page: '?page|1', page_size: '15', search_term: '?search_term' },
    like: {},
  }
  expect(earlyRequestUrl(request, { params: {}, search: '?page=3' }, '/api/')).toBe(
    '/api/portal/booking?page=3&page_size=15',
  )
  expect(earlyRequestUrl(request, { params: {}, search: '?search_term=Bella+B' }, '/api/')).toBe(
    '/api/portal/booking?page=1&page_size=15&search_term=Bella+B',
  )
})

test('encodes path parameters', () => {
  const request = { path: 'portal/booking/:id', query: {}, like: {}, open: false }
  expect(earlyRequestUrl(request, { params: { id: 'a/b' }, search: '' }, '/api/')).toBe('/api/portal/booking/a%2Fb')
})

test('takes values of the session, and leaves them out without one', () => {
  const request = { path: 'portal/booking', query: { relationship_type: '@relationship' }, like: {}, open: false }
  const known = { relationship: 'referral' }
  expect(earlyRequestUrl(request, { params: {}, search: '', known }, '/api/')).toBe(
    '/api/portal/booking?relationship_type=referral',
  )
  expect(earlyRequestUrl(request, { params: {}, search: '' }, '/api/')).toBe('/api/portal/booking')
})

test('does not request an odd value in the address: the screen handles it', () => {
  const like = { page: '[1-9]\\d{0,3}', sort: 'pet_name|status' }
  const request = { path: 'portal/booking', query: { page: '?page|1', sort: '?sort' }, like, open: false }
  const asked = (search: string) => earlyRequestUrl(request, { params: {}, search }, '/api/')
  expect(asked('?page=12&sort=status&other=x')).toBe('/api/portal/booking?page=12&sort=status')
  expect(['?page=0', '?page=abc', '?page=1%0A', '?sort=statuses', '?sort=x'].map(asked)).toEqual(Array(5).fill(null))
})
