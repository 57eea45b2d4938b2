import { useEffect, useRef, useState } from 'react'

/** Open state of a small panel, closed by Escape, a click elsewhere or moving the focus on. */
export function useDisclosure<Box extends HTMLElement, Trigger extends HTMLElement>() {
  const box = useRef<Box>(null)
  const trigger = useRef<Trigger>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const outside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false)
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      trigger.current?.focus()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', escape)
    }
  }, [isOpen])
  return { box, trigger, isOpen, toggle: () => setOpen((open) => !open), close: () => setOpen(false) }
}
