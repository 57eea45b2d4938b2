import { fakeApi, harbour } from '@portal/testing'
import { expect, test } from 'vitest'
import { tokenOf } from './session.fixture'
import { staffSessionFor } from './sign-in'

const contact = { id: 'c1', cstm: { cognito_username_c: 'Nurse@Test', portal_access_c: 'Level 1' } }
const api = fakeApi({ listContacts: () => [contact], getPractice: () => harbour })
const token = tokenOf('nurse', 0)

test.each([
  ['a contact of the practice, in upper or lower case', 'nurse@TEST', token, ['sub-nurse', 'c1', 'Level 1']],
  ['a username without a contact', 'vet@test', token, null],
  ['a token without a user', 'nurse@test', 'x.e30.y', null],
])('the session of %s [SHL-14, SHL-15]', async (_, username, of, expected) => {
  const session = await staffSessionFor(username, of, api)
  expect(session && [session.subject, session.user.id, session.user.role]).toEqual(expected)
})
