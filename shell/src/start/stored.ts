import { readText, storageKeys } from '@portal/federation/host'

/** What the session's record tells; nothing when it is damaged. */
export function sessionRecord(): { subject: string; relationship: string } {
  try {
    const { subject, practice } = JSON.parse(read(storageKeys.userData) ?? '{}')
    return { subject: String(subject ?? ''), relationship: String(practice?.cstm?.relationship_type_c ?? '') }
  } catch {
    return { subject: '', relationship: '' }
  }
}

/** What this browser keeps under a key. */
export const read = (key: string) => readText(localStorage, key)
