import { describe, expect, test } from 'vitest'
import { listInvoices } from '@portal/api-client/contract/invoice'
import { getMember, listMembers } from '@portal/api-client/contract/member'
import { getAccountManager } from '@portal/api-client/contract/practice'
import { askedUrl, earlyUrls } from '@portal/testing'
import declaration from '../remote.json'

describe('the start script asks for exactly what the screen asks first', () => {
  test.each(['/manage-practice', '/manage-practice/new-member'])('%s: the team [API-33]', (path) => {
    expect(earlyUrls(declaration, path)).toEqual([askedUrl(listMembers)])
  })

  test('view member: the member and the team [API-33, API-34]', () => {
    const params = { id: 'contact-2' }
    expect(earlyUrls(declaration, '/manage-practice/view-member/:id', { params })).toEqual([
      askedUrl(getMember, { params }),
      askedUrl(listMembers),
    ])
  })

  test('accounts: the invoices; support: the relationship manager [EXT-06, API-14]', () => {
    expect(earlyUrls(declaration, '/accounts')).toEqual([askedUrl(listInvoices)])
    expect(earlyUrls(declaration, '/customer-support')).toEqual([askedUrl(getAccountManager)])
  })
})

test('every page of the practice needs a session [SHL-39, SHL-42]', () => {
  expect(declaration.routes.map(({ access }) => access)).toEqual(declaration.routes.map(() => 'staff'))
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
