import type { ApiClient } from '@portal/api-client'
import { getPractice, listContacts } from '@portal/api-client/contract/practice'
import { brandCodeOf } from '@portal/domain'
import type { Contact, SessionUser, VetPractice } from '@portal/domain'
import { tokenClaims } from '../start/access-token'
import type { StaffSession } from './session'

/**
 * After the identity service said yes: the practice's contacts must hold this login, compared
 * case-insensitively [SHL-14]. Null when none does or no data came [SHL-15].
 */
export async function staffSessionFor(username: string, token: string, api: ApiClient): Promise<StaffSession | null> {
  const { subject } = tokenClaims(token)
  const [contacts, practice] = await Promise.all([api.call(listContacts, {}), api.call(getPractice, {})])
  const contact = contacts.find((one) => sameLogin(one, username))
  return contact && subject ? { subject, user: userFrom(contact, username, practice), practice } : null
}

function sameLogin(contact: Contact, username: string): boolean {
  return (contact.cstm.cognito_username_c ?? '').trim().toLowerCase() === username.trim().toLowerCase()
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
