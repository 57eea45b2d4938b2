import { readText, storageKeys, writeText } from '@portal/federation/host'

/**
 * Where this tab's history begins for the user of now. Addresses hold what was searched for, and the browser
 * keeps them: Back must not lead the next user of a shared computer to them [OPEN-15]. Browsers without the
 * Navigation API keep their ordinary Back.
 */
export function startHistory(ahead = 0): void {
  const index = currentIndex()
  if (index !== null) writeText(sessionStorage, storageKeys.historyStart, String(index + ahead))
}

/** Whether Back has led to where an earlier user was. */
export function isBeforeStart(): boolean {
  const index = currentIndex()
  return index !== null && index < Number(readText(sessionStorage, storageKeys.historyStart) ?? 0)
}

function currentIndex(): number | null {
  return 'navigation' in window ? (window.navigation.currentEntry?.index ?? null) : null
}
