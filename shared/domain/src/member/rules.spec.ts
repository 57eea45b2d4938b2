import { parse, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { accessLevelLabel, canManagePractice, memberErrors, toMemberForm, toMemberSubmit } from './rules'
import { NewTeamMemberSchema, TeamMemberSchema, TeamMemberSubmitSchema } from './schema'

const form = {
  firstName: 'Ines',
  lastName: 'Moor',
  email: 'ines@harbour.test',
  accessLevel: 'Level 1',
  memberStatus: 1 as const,
}

test('requires names, access level and an email that follows the owner rule [PRA-15, OPEN-79]', () => {
  expect(memberErrors({})).toEqual({
    firstName: 'required',
    lastName: 'required',
    email: 'required',
    accessLevel: 'required',
  })
  expect(memberErrors({ ...form, email: 'ines' })).toEqual({ email: 'invalid' })
  expect(memberErrors(form)).toEqual({})
})

test('refuses a name that a mail program would turn into a link; a full stop before a blank is fine [OPEN-328]', () => {
  expect(memberErrors({ ...form, firstName: 'http://evil.test', lastName: 'evil.com' })).toEqual({
    firstName: 'link',
    lastName: 'link',
  })
  expect(memberErrors({ ...form, firstName: 'Dr. Ines', lastName: 'St. John' })).toEqual({})
})

test('shows known access levels as roles, others as stored [PRA-22, OPEN-14]', () => {
  expect(['Level 1', 'Level 3', 'Level 2', null].map(accessLevelLabel)).toEqual([
    'Vet Staff',
    'Vet Owner',
    'Level 2',
    '',
  ])
})

test('only Vet Owners manage a practice [OPEN-13]', () => {
  expect(['Level 1', 'Level 2', 'Level 3', null].map(canManagePractice)).toEqual([false, false, true, false])
})

test('reads a member into the form and sends it back [DOM-26, DOM-27, PRA-14, PRA-23]', () => {
  const member = parse(TeamMemberSchema, {
    id: 3,
    first_name: 'Ines',
    last_name: 'Moor',
    primary_email_address: [{ email_address: 'ines@harbour.test' }],
    cstm: { portal_access_c: 'Level 1', cognito_portal_active_c: '1' },
  })
  expect(toMemberForm(member)).toEqual(form)
  const sent = toMemberSubmit('3', { ...form, memberStatus: 0 })
  expect(sent).toEqual({
    id: '3',
    first_name: 'Ines',
    last_name: 'Moor',
    email_address: 'ines@harbour.test',
    cognito_portal_active_c: 0,
    portal_access_c: 'Level 1',
  })
  expect(safeParse(TeamMemberSubmitSchema, sent).success).toBe(true)
  expect(safeParse(NewTeamMemberSchema, { ...sent, vet_account_id: 'p1' }).success).toBe(true)
})
