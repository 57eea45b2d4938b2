import { readText, storageKeys } from '@portal/federation/host'

/** What the session's record tells; nothing when it is damaged. */
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

/** Whose session this browser keeps, ended or not; null for nobody's. */
export const knownSubject = (): string | null => sessionRecord().subject || null
