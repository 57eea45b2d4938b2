// @vitest-environment happy-dom
import { registryOf } from '@portal/testing/registry'
import { afterEach, expect, test, vi } from 'vitest'
import { matchRoute } from '@portal/federation/host'
import { askForData } from './ask-for-data'

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

/** Addresses that a page of this user asks for before its scripts are there. */
function askedBy(token: string | null): string[] {
  vi.stubGlobal('fetch', async () => Response.json({}))
  const early = new Map<string, Promise<Response>>()
  if (!match) throw new Error('no page')
  askForData(match, { apiBase: '/api/', brand: 'WA LWD', token, relationship: 'referral', userBrand: 'NSW PC' }, early)
  return [...early.keys()]
}

test('a page of a session asks for what its frame shows, of its own brand, and for what its screen declares [SHL-55]', () => {
  expect(askedBy('token')).toEqual(['/api/portal/vet', '/api/portal/booking?page=1', '/api/portal/brand?brand=NSW+PC'])
})

test('without a session nothing of one is asked for', () => {
  expect(askedBy(null)).toEqual([])
})
