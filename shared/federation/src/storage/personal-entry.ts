import type { GenericSchema } from 'valibot'
import { readJson, removeKey, writeJson } from './json-storage'
import { storageKeys } from './keys'

/** What a screen keeps in this browser for its user; it goes with the user's other data at logout [OPEN-15]. */
export interface PersonalEntry<T> {
  /** The stored value; null when there is none, or when it was damaged. */
  read(userId: string): T | null
  write(userId: string, value: T): void
  forget(userId: string): void
}

type Schema<T> = GenericSchema<unknown, T>

/** Search and filter of a list, kept on this computer [BKG-34, CAT-11]. */
export function storedFilter<T>(list: string, schema: Schema<T>): PersonalEntry<T> {
  return entry(
    () => localStorage,
    (userId) => storageKeys.listFilter(userId, list),
    schema,
  )
}

/** A choice kept on this computer [BKG-08]. */
export function storedPreference<T>(name: string, schema: Schema<T>): PersonalEntry<T> {
  return entry(
    () => localStorage,
    (userId) => storageKeys.preference(userId, name),
    schema,
  )
}

/** What was typed, kept over a reload for as long as this tab is open. */
export function storedInTab<T>(name: string, schema: Schema<T>): PersonalEntry<T> {
  return entry(
    () => sessionStorage,
    (userId) => storageKeys.preference(userId, name),
    schema,
  )
}

function entry<T>(storage: () => Storage, keyOf: (userId: string) => string, schema: Schema<T>): PersonalEntry<T> {
  return {
    read: (userId) => readJson(storage(), keyOf(userId), schema),
    write: (userId, value) => void writeJson(storage(), keyOf(userId), value),
    forget: (userId) => removeKey(storage(), keyOf(userId)),
  }
}
