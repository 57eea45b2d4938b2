import { useEffect, useEffectEvent, useState } from 'react'

/** Typing is searched for after this rest [BKG-17, CAT-10]. */
export const SEARCH_DEBOUNCE_MS = 1000

interface Typed {
  readonly text: string
  /** The search in force when this was typed. */
  readonly over: string
  /** What it was sent as, until that is in force. */
  readonly sentAs: string | null
}

/** What stands in the search box: what is being typed, or the search in force once that changes otherwise. */
export function useTypedSearch(inForce: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState<Typed>({ text: inForce, over: inForce, sentAs: null })
  if (inForce !== typed.over) {
    // Our own search keeps the text as typed, down to a blank at its end; any other replaces it.
    setTyped({ text: inForce === typed.sentAs ? typed.text : inForce, over: inForce, sentAs: null })
  }
  const { text, sentAs } = typed

  const send = (wanted: string) => {
    if (wanted === inForce) return
    setTyped({ ...typed, sentAs: wanted })
    onSearch(wanted)
  }
  const sendLater = useEffectEvent(send)
  const pending = sentAs === null && text.trim() !== inForce ? text : null
  useEffect(() => {
    if (pending === null) return
    const timer = setTimeout(() => sendLater(pending.trim()), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [pending])

  return {
    text,
    type: (next: string) => setTyped({ text: next, over: inForce, sentAs: null }),
    /** Searches at once. */
    send: () => send(text.trim()),
  }
}
