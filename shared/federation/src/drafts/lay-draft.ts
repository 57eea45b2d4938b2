import { readText, removeKey, writeText } from '../storage/json-storage'
import { storageKeys } from '../storage/keys'
import { draftKeyId, sealKeyIdOf } from './draft-keys'
import { areDraftsOpen, pool } from './draft-pool'
import type { Holder } from './draft-pool'
import { seal } from './seal/seal'
import type { SealKey } from './seal/seal'

interface Draft {
  readonly userId: string
  readonly name: string
  readonly text: string
}

/**
 * Writes a draft, sealed before it lies. Where there is no key yet it lies as it is until there is one: what is typed
 * goes before [OPEN-282]. False when the browser refuses.
 */
export function writeDraftText(draft: Draft): boolean {
  const holder = areDraftsOpen(draft.userId) ? pool.holder : null
  const sealed = holder?.stream.seal(contentOf(draft)) ?? null
  const isKept = holder && sealed ? lay(holder, draft, sealed) : writeText(localStorage, draft.name, draft.text)
  if (holder && !sealed) void layLater(holder, draft)
  else if (holder?.stream.isNearEnd) void holder.stream.prepare()
  return isKept
}

/** Takes a draft away, wherever it lies. */
export function removeDraftText(name: string): void {
  const entry = pool.opened.get(name)?.entry
  pool.opened.delete(name)
  if (entry) removeKey(localStorage, entry)
  removeKey(localStorage, name)
}

const contentOf = ({ name, text }: Draft) => JSON.stringify([name, text])

function lay({ own }: Holder, draft: Draft, sealed: string): boolean {
  const { name, text } = draft
  const before = pool.opened.get(name)?.entry ?? null
  const isOwn = before !== null && sealKeyIdOf(before) === draftKeyId()
  const entry = isOwn ? before : newEntry()
  const isKept = writeText(localStorage, entry, sealed)
  pool.opened.set(name, { text, entry: isKept ? entry : before })
  if (!isKept) return false
  pool.tried.set(entry, sealed)
  removeKey(localStorage, name)
  if (before !== null && !isOwn) removeKey(localStorage, before)
  void settle(own, entry, { content: contentOf(draft), sealed })
  return true
}

/** Tells when it was first sealed and with which key, not whose it is. */
const newEntry = () => `${storageKeys.sealed}${Date.now()}.${draftKeyId()}.${crypto.randomUUID().slice(0, 8)}`

/** What lay at once is sealed in one piece by and by: so releases before open it too. */
async function settle(own: SealKey, entry: string, { content, sealed }: { content: string; sealed: string }) {
  const whole = await seal(own, content)
  if (readText(localStorage, entry) !== sealed) return
  pool.tried.set(entry, whole)
  if (!writeText(localStorage, entry, whole)) pool.tried.set(entry, sealed)
}

/** What found no room in the stream lies as it is for that moment. */
async function layLater({ stream }: Holder, draft: Draft): Promise<void> {
  await stream.prepare(draft.text.length)
  if (readText(localStorage, draft.name) === draft.text) writeDraftText(draft)
}
