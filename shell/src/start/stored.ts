import { readText, storageKeys } from '@portal/federation/host'

/** Fields of the session's record; empty when damaged. */
export function sessionRecord(): { subject: string; relationship: string; userBrand: string } {
  try {
    const { subject, practice, user } = JSON.parse(readText(localStorage, storageKeys.userData) ?? '{}')
    return {
      subject: String(subject ?? ''),
      relationship: String(practice?.cstm?.relationship_type_c ?? ''),
      userBrand: String(user?.brand ?? ''),
    }
  } catch {
    return { subject: '', relationship: '', userBrand: '' }
  }
}

/** The user whose session this browser has, ended or not; null for none. */
export const knownSubject = (): string | null => sessionRecord().subject || null
