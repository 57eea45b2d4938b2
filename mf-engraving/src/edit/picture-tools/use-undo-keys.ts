import { useEffect, useEffectEvent } from 'react'
import type { DesignStore } from '../design-store'

/**
 * Ctrl+Z and Ctrl+Y, or Shift+Ctrl+Z, anywhere in the editor. A field's own undo would not know of changes that the
 * tools made.
 */
export function useUndoKeys({ undo, redo }: Pick<DesignStore, 'undo' | 'redo'>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    const act = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : null
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
