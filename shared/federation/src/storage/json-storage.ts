import type { GenericSchema } from 'valibot'
import { safeParse } from 'valibot'
import { personalPrefix, storageKeys } from './keys'

/**
 * Reads a stored JSON value; null for none or when storage is unreadable. Sets a damaged entry aside, so that it is not
 * read again.
 */
export function readJson<T>(storage: Storage, key: string, schema: GenericSchema<unknown, T>): T | null {
  const text = readText(storage, key)
  if (text === null) return null
  const value = parseUnknown(schema, jsonOf(text))
  if (value === null) setAside(storage, key, text)
  return value
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function readText(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key)
  } catch {
    return null
  }
}

/** Writes a value; false when the browser refuses (storage full or blocked). */
export function writeJson(storage: Storage, key: string, value: unknown): boolean {
  return writeText(storage, key, JSON.stringify(value))
}

export function writeText(storage: Storage, key: string, value: string): boolean {
  try {
    storage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

export function removeKey(storage: Storage, key: string): void {
  try {
    storage.removeItem(key)
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

export function keysWith(storage: Storage, prefix: string): string[] {
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    return keys.filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/**
 * Removes every personal entry, at logout and when another user signs in [OPEN-15]. `keep` is the prefix of entries
 * that are already the next user's.
 */
export function removePersonalData(storages: readonly Storage[], keep?: string): void {
  for (const storage of storages) {
    for (const key of keysWith(storage, personalPrefix)) {
      const isKept = (keep !== undefined && key.startsWith(keep)) || waitsForSeal(key)
      if (!isKept) removeKey(storage, key)
    }
  }
}

/** Removes a user's filters and choices, also damaged ones. */
export function removeEntriesOf(userId: string, storages: readonly Storage[]): void {
  for (const storage of storages) {
    for (const key of keysWith(storage, personalPrefix)) {
      const [, ...rest] = key.replace(storageKeys.setAside, '').slice(personalPrefix.length).split('.')
      if (rest.join('.').startsWith(`${userId}.`) && !waitsForSeal(key)) removeKey(storage, key)
    }
  }
}

/** Drafts stay until they are sealed, so that typed text survives the session. */
const waitsForSeal = (key: string) => key.startsWith(storageKeys.draft)

function setAside(storage: Storage, key: string, text: string): void {
  writeText(storage, `${storageKeys.setAside}${key}`, text.slice(0, 2000))
  removeKey(storage, key)
}

/** Parses an untrusted value (storage, a history entry); null when it does not match the schema. */
export function parseUnknown<T>(schema: GenericSchema<unknown, T>, value: unknown): T | null {
  const parsed = safeParse(schema, value)
  return parsed.success ? parsed.output : null
}
