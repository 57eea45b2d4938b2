import { useRef } from 'react'
import { useLocation, useNavigate } from '@portal/router'

/**
 * The search part of a list's address, and how to change it. A change starts from the change before, even if React has
 * not rendered that yet: on a slow computer the second of two quick choices would otherwise undo the first.
 */
export function useListAddress() {
  const at = useLocation()
  const navigate = useNavigate()
  /** The last change, and the address on the screen when it was made. */
  const last = useRef<{ readonly at: typeof at; readonly search: string } | null>(null)
  return {
    search: at.search,
    /** Goes to the address that `changed` makes of the newest search part; null stays. */
    change: (changed: (search: string) => string | null, replace = false) => {
      const newest = last.current?.at === at ? last.current.search : at.search
      const address = changed(newest)
      if (address === null) return
      last.current = { at, search: new URL(address, 'http://portal.invalid').search }
      void navigate(address, { replace })
    },
  }
}
