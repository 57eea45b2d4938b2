import { useRef } from 'react'

/**
 * The `Idempotency-Key` of what is being sent: the same as long as the content is the same, so that a try
 * whose answer was lost is not done twice.
 */
export function useSendKey(): (content: object) => string {
  const last = useRef({ text: '', key: '' })
  return (content) => {
    const text = JSON.stringify(content)
    if (text !== last.current.text) last.current = { text, key: crypto.randomUUID() }
    return last.current.key
  }
}
