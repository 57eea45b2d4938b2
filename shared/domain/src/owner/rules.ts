import type { FieldCode } from '../value/rules'
import { trimmed } from '../value/rules'
import { MAX_LENGTH } from '../value/schema'
import { ownerFields } from './fields'
import type { Owner, OwnerSubmit, OwnerWire } from './schema'

export function emptyOwner(): Owner {
  return ownerFields.empty()
}

/** Looks like an email: characters that every mail server accepts, one @, a domain with a dot. */
export function isEmail(email: string): boolean {
  return email.length <= MAX_LENGTH.email && /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(email)
}

/** Error of an optional email. */
export function emailError(email: string | null | undefined): FieldCode | undefined {
  const text = trimmed(email)
  return text === '' || isEmail(text) ? undefined : 'invalid'
}

/** Reads an owner that was received or sent; an empty owner if there is none. */
export function toOwner(wire: OwnerWire | null | undefined): Owner {
  return wire ? ownerFields.read(wire) : emptyOwner()
}

export function toOwnerSubmit(owner: Owner): OwnerSubmit {
  return { ...ownerFields.send(owner), id: owner.id || null }
}
