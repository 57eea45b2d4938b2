import { RELATIONSHIP_TYPES } from './schema'
import type { Contact, RelationshipType } from './schema'

export function isRelationshipType(value: unknown): value is RelationshipType {
  return RELATIONSHIP_TYPES.some((type) => type === value)
}

/** The contact who signs in with this username, in any case [SHL-14]. */
export function contactOfUsername(contacts: readonly Contact[], username: string): Contact | undefined {
  const wanted = username.trim().toLowerCase()
  return contacts.find(({ cstm }) => wanted !== '' && cstm.cognito_username_c?.trim().toLowerCase() === wanted)
}

/** Whether a practice may order: only with portal access 'Yes' [OPEN-129]. */
export function mayOrder(portalAccess: string | null | undefined): boolean {
  return portalAccess?.trim().toLowerCase() === 'yes'
}

/** Only vet_direct practices have the awaiting-return table [BKG-09]. */
export function seesAwaitingReturn(relationship: string | null | undefined): boolean {
  return relationship === 'vet_direct'
}
