import { vi } from 'vitest'

/** Another page of this browser: it knows what is stored, and in the same tab what the tab keeps. */
export async function newPage(tab: 'same' | 'new') {
  vi.resetModules()
  if (tab === 'new') sessionStorage.clear()
  const [drafts, host] = await Promise.all([import('@portal/federation'), import('@portal/federation/host')])
  return { ...drafts, ...host }
}
