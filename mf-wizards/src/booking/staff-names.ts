import { v } from '@portal/domain'
import { storedPreference } from '@portal/federation'

const MOST = 3

/** Staff names used on this computer, latest first; deleted with the user's other data [OPEN-15]. */
const used = storedPreference('staff-names', v.array(v.string()))

/** Moves the name to the front of the list. */
export function rememberStaffName(userId: string, name: string): void {
  used.write(userId, offeredNames([name], used.read(userId) ?? []))
}

export function usedStaffNames(userId: string): readonly string[] {
  return used.read(userId) ?? []
}

/** At most three different names, in the order of the lists. */
export function offeredNames(...lists: readonly (readonly string[])[]): string[] {
  const names = new Map<string, string>()
  for (const name of lists.flat().map((text) => text.trim())) {
    const same = name.toLowerCase()
    if (name && !names.has(same)) names.set(same, name)
  }
  return [...names.values()].slice(0, MOST)
}
