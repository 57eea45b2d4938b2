import { useEffect, useEffectEvent, useState } from 'react'

/** Typing is searched for after this rest [BKG-17, CAT-10]. */
export const SEARCH_DEBOUNCE_MS = 1000

interface Typed {
  readonly text: string
  /** The search in force when this was typed. */
  readonly over: string
  /** Searches on their way, the last one last: an address changes a moment after it was asked to. */
  readonly sent: readonly string[]
}

/** What stands in the search box: what is being typed, or the search in force once that changes otherwise. */
export function useTypedSearch(inForce: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState<Typed>({ text: inForce, over: inForce, sent: [] })
  if (inForce !== typed.over) {
    // Our own search keeps the text as typed, also what was typed since; any other replaces it.
    const at = typed.sent.indexOf(inForce)
    const isOwn = at !== -1
    setTyped({ text: isOwn ? typed.text : inForce, over: inForce, sent: isOwn ? typed.sent.slice(at + 1) : [] })
  }
  const { text, sent } = typed

  const asked = sent.at(-1) ?? inForce
  const send = (wanted: string) => {
    if (wanted === asked) return
    setTyped({ ...typed, sent: [...sent, wanted] })
    onSearch(wanted)
  }
  const sendLater = useEffectEvent(send)
  const pending = text.trim() === asked ? null : text
  useEffect(() => {
    if (pending === null) return
    const timer = setTimeout(() => sendLater(pending.trim()), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [pending])

  return {
    text,
    type: (next: string) => setTyped({ ...typed, text: next }),
    /** Searches at once. */
    send: () => send(text.trim()),
  }
}
