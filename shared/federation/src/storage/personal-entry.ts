import type { GenericSchema } from 'valibot'
import { readJson, removeKey, writeJson } from './json-storage'
import { storageKeys } from './keys'

/** A stored value of one user in this browser; removed with the user's other data at logout [OPEN-15]. */
export interface PersonalEntry<T> {
  /** The stored value; null for none or a damaged one. */
  read(userId: string): T | null
  write(userId: string, value: T): void
  forget(userId: string): void
}

type Schema<T> = GenericSchema<unknown, T>

/** Search and filter of a list, stored on this computer [BKG-34, CAT-11]. */
export function storedFilter<T>(list: string, schema: Schema<T>): PersonalEntry<T> {
  return entry(
    () => localStorage,
    (userId) => storageKeys.listFilter(userId, list),
    schema,
  )
}

/** A screen's choice, stored on this computer [BKG-08]. */
export function storedPreference<T>(name: string, schema: Schema<T>): PersonalEntry<T> {
  return entry(
    () => localStorage,
    (userId) => storageKeys.preference(userId, name),
    schema,
  )
}

/** Input that survives a reload, for as long as this tab is open. */
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
