// @vitest-environment happy-dom
import { registryOf } from '@portal/testing/registry'
import { afterEach, expect, test, vi } from 'vitest'
import { matchRoute } from '@portal/federation/host'
import { requestData } from './request-data'

const match = matchRoute(
  registryOf({
    name: 'mf-a',
    routes: [
      {
        path: '/list',
        chunk: 'list',
        access: 'staff',
        early: [{ path: 'portal/booking', query: { page: '1' }, like: {}, open: false }],
      },
    ],
  }),
  '/list',
)

afterEach(() => vi.unstubAllGlobals())

/** Addresses that a page of this user requests before its scripts load. */
function askedBy(token: string | null): string[] {
  vi.stubGlobal('fetch', async () => Response.json({}))
  const early = new Map<string, Promise<Response>>()
  if (!match) throw new Error('no page')
  requestData(match, { apiBase: '/api/', brand: 'WA LWD', token, relationship: 'referral', userBrand: 'NSW PC' }, early)
  return [...early.keys()]
}

test('with a session requests data of its frame, its brand and its screen [SHL-55]', () => {
  expect(askedBy('token')).toEqual(['/api/portal/vet', '/api/portal/booking?page=1', '/api/portal/brand?brand=NSW+PC'])
})

test('without a session requests none of them', () => {
  expect(askedBy(null)).toEqual([])
})
