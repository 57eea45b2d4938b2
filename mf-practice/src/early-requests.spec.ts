import { describe, expect, test } from 'vitest'
import { apiUrl } from '@portal/api-client'
import type { Endpoint } from '@portal/api-client'
import { listInvoices } from '@portal/api-client/contract/invoice'
import { getMember, listMembers } from '@portal/api-client/contract/member'
import { getAccountManager } from '@portal/api-client/contract/practice'
import { canonicalUrl, earlyRequestUrl } from '@portal/federation'
import declaration from '../remote.json'

interface Route {
  readonly path: string
  readonly access: string
  readonly early?: readonly { readonly path: string }[]
}
const routes: readonly Route[] = declaration.routes

/** Addresses that the start script asks for when a page is opened. */
const earlyUrls = (path: string, params: Record<string, string> = {}) =>
  (routes.find((route) => route.path === path)?.early ?? []).map((request) =>
    earlyRequestUrl({ ...request, query: {}, open: false }, { params, search: '' }, '/api/'),
  )

/** The address under which the client looks an early answer up. */
const asked = (endpoint: Endpoint, input: Parameters<typeof apiUrl>[2] = {}) =>
  canonicalUrl(apiUrl('/api/', endpoint, input) ?? '')

describe('the start script asks for exactly what the screen asks first', () => {
  test.each(['/manage-practice', '/manage-practice/new-member'])('%s: the team [API-33]', (path) => {
    expect(earlyUrls(path)).toEqual([asked(listMembers)])
  })

  test('view member: the member and the team [API-33, API-34]', () => {
    const params = { id: 'contact-2' }
    expect(earlyUrls('/manage-practice/view-member/:id', params)).toEqual([
      asked(getMember, { params }),
      asked(listMembers),
    ])
  })

  test('accounts: the invoices; support: the relationship manager [EXT-06, API-14]', () => {
    expect(earlyUrls('/accounts')).toEqual([asked(listInvoices)])
    expect(earlyUrls('/customer-support')).toEqual([asked(getAccountManager)])
  })
})

test('every page of the practice needs a session [SHL-39, SHL-42]', () => {
  expect(routes.map(({ access }) => access)).toEqual(routes.map(() => 'staff'))
})

test('both menus hold what is theirs, in order [SHL-50, OPEN-01]', () => {
  const entries = (place: string) =>
    declaration.navigation.filter((item) => item.place === place).map(({ label, to }) => [label, to])
  expect(entries('secondary')).toEqual([
    ['Tagging Guide', '/tagging-guide'],
    ['Customer Support', '/customer-support'],
    ['Profile', '/profile'],
  ])
  expect(entries('practice')).toEqual([
    ['Manage practice', '/manage-practice'],
    ['Accounts', '/accounts'],
  ])
})
