import { useEffect, useEffectEvent, useState } from 'react'

/** Debounce of typed searches [BKG-17, CAT-10]. */
export const SEARCH_DEBOUNCE_MS = 1000

interface TypedText {
  readonly text: string
  /** The active search when this was typed. */
  readonly over: string
  /** Searches sent, latest last: the address changes a moment later. */
  readonly sent: readonly string[]
}

/** Text of the search box: what is being typed, or the active search when it changes otherwise. */
export function useTypedSearch(inForce: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState<TypedText>({ text: inForce, over: inForce, sent: [] })
  if (inForce !== typed.over) {
    // Our own search keeps the text as typed since; any other replaces it.
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
