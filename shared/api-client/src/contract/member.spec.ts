import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { contract } from './index'
import type { Endpoint, EndpointName } from './index'

test.each([
  ['listMembers', 'GET portal/vet/members', 'API-33'],
  ['getMember', 'GET portal/vet/members/{id}', 'API-34'],
  ['updateMember', 'PUT portal/vet/members/{id}', 'API-35'],
  ['createMember', 'POST portal/vet/members', 'API-36'],
  ['listInvoices', 'GET invoices', 'EXT-06'],
  ['getInvoicePdf', 'GET invoices/{id}', 'EXT-07'],
] as const satisfies [EndpointName, string, string][])('%s is %s [%s]', (name, expected, _requirement) => {
  const { method, path }: Endpoint = contract[name]
  expect(`${method} ${path}`).toBe(expected)
})

const member = {
  first_name: 'Ines',
  last_name: 'Moor',
  email_address: 'ines@harbour.test',
  cognito_portal_active_c: 1,
  portal_access_c: 'Level 1',
}

test('creates a member for a practice and changes it by id and version [API-35, API-36, DOM-27]', () => {
  expect(safeParse(contract.createMember.body, { ...member, vet_account_id: 'p1' }).success).toBe(true)
  expect(safeParse(contract.createMember.body, member).success).toBe(false)
  expect(safeParse(contract.updateMember.body, { ...member, id: 'm1' }).success).toBe(true)
  expect(safeParse(contract.updateMember.body, { ...member, id: 'm1', cognito_portal_active_c: 2 }).success).toBe(false)
  expect(contract.updateMember.versioned).toBe(true)
})

test('invoices stand under their name, a PDF is requested by header [EXT-06, EXT-07, OPEN-75]', () => {
  expect(safeParse(contract.listInvoices.response, { Invoices: [] }).output).toEqual({ Invoices: [] })
  // A response without the list is a failure, not an empty list [OPEN-80].
  for (const answer of [{ Invoices: null }, {}]) {
    expect(safeParse(contract.listInvoices.response, answer).success).toBe(false)
  }
  expect(contract.getInvoicePdf.accept).toBe('application/pdf')
})
