import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { contactOfUsername, isRelationshipType, mayOrder, seesAwaitingReturn } from './rules'
import { ContactSchema } from './schema'

test('finds the contact of a login in any case [SHL-14, DOM-25]', () => {
  const contact = (id: string, username: string | null) =>
    parse(ContactSchema, { id, cstm: { cognito_username_c: username, portal_access_c: 'Level 3' } })
  const contacts = [contact('1', null), contact('2', 'Owner@Harbour.test')]
  expect(contactOfUsername(contacts, ' owner@harbour.test ')?.id).toBe('2')
  expect(contactOfUsername(contacts, 'nobody@harbour.test')).toBeUndefined()
  expect(contactOfUsername([contact('1', '')], '')).toBeUndefined()
})

test('knows three relationship types, one of which sees awaiting returns [DOM-24, BKG-09]', () => {
  expect(['vet_direct', 'referral', 'vet_unity', 'other'].map(isRelationshipType)).toEqual([true, true, true, false])
  expect(['vet_direct', 'referral', 'vet_unity'].map(seesAwaitingReturn)).toEqual([true, false, false])
})

test('only portal access Yes lets a practice order [OPEN-129]', () => {
  expect(['Yes', ' yes ', 'No', 'On hold', '', null].map(mayOrder)).toEqual([true, true, false, false, false, false])
})
