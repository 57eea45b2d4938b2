import { keysWith, readText, removeKey, storageKeys, writeText } from '@portal/federation/host'

/* Addresses contain searches, and the browser keeps them: Back must not show them to the next user of a shared
   computer [OPEN-15]. A history entry keeps its key over reload and replacement, and a new entry has a new key:
   entries that existed when the user came belong to others, later ones do not. Browsers without the Navigation API
   keep their ordinary Back. */

/** Assigns this tab's future history to a user. No effect when it is theirs already. */
export function claimHistory(userId: string): void {
  if (readText(sessionStorage, keyOf(userId)) !== null) return
  for (const others of keysWith(sessionStorage, storageKeys.foreignHistory)) removeKey(sessionStorage, others)
  keep(
    userId,
    allEntries().filter((entry) => entry !== thisEntry()),
  )
}

/** Whether Back or Forward has reached another user's entry. */
export function isForeignEntry(userId: string): boolean {
  return foreignEntries(userId).includes(thisEntry())
}

/** Assigns the current entry to this user, who replaces its address. */
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
