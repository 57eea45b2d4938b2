import { adoptDraft, keepDraft, readDraft, thisTab } from '@portal/federation'
import type { DraftKey } from '@portal/federation'

/** Takes a draft into this tab; the one that this tab had stays on the list under a name of its own. */
export function resumeHere(from: DraftKey): void {
  const here = { ...from, tab: thisTab() }
  if (from.tab === here.tab) return
  const own = readDraft(here)
  if (own) keepDraft({ ...here, tab: crypto.randomUUID().slice(0, 8) }, own)
  adoptDraft(from, here)
}
