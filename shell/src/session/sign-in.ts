import type { ApiClient } from '@portal/api-client'
import { getPractice, listContacts } from '@portal/api-client/contract/practice'
import { brandCodeOf, contactOfUsername } from '@portal/domain'
import type { Contact, SessionUser, VetPractice } from '@portal/domain'
import { tokenClaims } from '../start/access-token'
import type { StaffSession } from './session'

/**
 * The session of an authenticated user: a contact of the practice must have this login [SHL-14]. Null when none has, or
 * when the token names no user [SHL-15].
 */
export async function staffSessionFor(username: string, token: string, api: ApiClient): Promise<StaffSession | null> {
  const { subject } = tokenClaims(token)
  const [contacts, practice] = await Promise.all([api.call(listContacts, {}), api.call(getPractice, {})])
  const contact = contactOfUsername(contacts, username)
  return contact && subject ? { subject, user: userFrom(contact, username, practice), practice } : null
}

function userFrom(contact: Contact, username: string, practice: VetPractice): SessionUser {
  return {
    id: contact.id,
    email: username,
    username,
    brand: brandCodeOf(practice.cstm.brand),
    role: contact.cstm.portal_access_c ?? '',
  }
}
