import { readJson, removeKey, writeJson } from './json-storage'
import { storageKeys } from './keys'

/** What a screen keeps in this browser for its user; it goes with the user's other data at logout [OPEN-15]. */
export interface PersonalEntry<T> {
  /** The stored value; null when there is none, or when it was damaged. */
  read(userId: string): T | null
  write(userId: string, value: T): void
  forget(userId: string): void
}

type Parse<T> = (value: unknown) => T | null

/** Search and filter of a list, kept on this computer [BKG-34, CAT-11]. */
export function storedFilter<T>(list: string, parse: Parse<T>): PersonalEntry<T> {
  return entry(
    () => localStorage,
    (userId) => storageKeys.listFilter(userId, list),
    parse,
  )
}

/** A choice kept on this computer [BKG-08]. */
export function storedPreference<T>(name: string, parse: Parse<T>): PersonalEntry<T> {
  return entry(
    () => localStorage,
    (userId) => storageKeys.preference(userId, name),
    parse,
  )
}

/** What was typed, kept over a reload for as long as this tab is open. */
export function storedInTab<T>(name: string, parse: Parse<T>): PersonalEntry<T> {
  return entry(
    () => sessionStorage,
    (userId) => storageKeys.preference(userId, name),
    parse,
  )
}

function entry<T>(storage: () => Storage, keyOf: (userId: string) => string, parse: Parse<T>): PersonalEntry<T> {
  return {
    read: (userId) => readJson(storage(), keyOf(userId), parse),
    write: (userId, value) => void writeJson(storage(), keyOf(userId), value),
    forget: (userId) => removeKey(storage(), keyOf(userId)),
  }
}
