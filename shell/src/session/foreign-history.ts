import { keysWith, readText, removeKey, storageKeys, writeText } from '@portal/federation/host'

/*
 * Addresses hold what was searched for, and the browser keeps them: Back must not lead the next user of a shared
 * computer to them [OPEN-15]. The browser's key of a history entry stays through reload and replacement, and a new
 * entry has a new one: what stood in this tab when its user came is another's, what comes later never is. Browsers
 * without the Navigation API keep their ordinary Back.
 */

/** Notes whose history this tab holds from now on. For a user who has it already, nothing changes. */
export function claimHistory(userId: string): void {
  if (readText(sessionStorage, keyOf(userId)) !== null) return
  for (const others of keysWith(sessionStorage, storageKeys.foreignHistory)) removeKey(sessionStorage, others)
  keep(
    userId,
    allEntries().filter((entry) => entry !== thisEntry()),
  )
}

/** Whether Back or Forward has led to where another user was. */
export function isForeignEntry(userId: string): boolean {
  return foreignEntries(userId).includes(thisEntry())
}

/** From now on the entry is this user's, who replaces its address. */
export function takeOverEntry(userId: string): void {
  const others = foreignEntries(userId).filter((entry) => entry !== thisEntry())
  keep(userId, others)
}

function foreignEntries(userId: string): string[] {
  return (readText(sessionStorage, keyOf(userId)) ?? '').split(' ')
}

function keep(userId: string, entries: readonly string[]): void {
  writeText(sessionStorage, keyOf(userId), entries.join(' '))
}

const keyOf = (userId: string) => `${storageKeys.foreignHistory}${userId}.keys`
const hasNavigation = () => 'navigation' in window

function allEntries(): string[] {
  return hasNavigation() ? window.navigation.entries().map(({ key }) => key) : []
}

function thisEntry(): string {
  return (hasNavigation() && window.navigation.currentEntry?.key) || '-'
}
