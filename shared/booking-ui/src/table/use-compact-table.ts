import { useState } from 'react'
import { v } from '@portal/domain'
import { storedPreference, usePortalHost } from '@portal/federation'

/** The user's choice of compact rows, on this computer [OPEN-226]. */
const isWanted = storedPreference('compact-table', v.boolean())

export interface CompactTable {
  readonly isCompact: boolean
  readonly choose: (isCompact: boolean) => void
}

/** Read during the first render, so that no row moves later. */
export function useCompactTable(): CompactTable {
  const { user } = usePortalHost()
  const [isCompact, setCompact] = useState(() => (user && isWanted.read(user.id)) ?? false)
  const choose = (next: boolean) => {
    setCompact(next)
    if (user) isWanted.write(user.id, next)
  }
  return { isCompact, choose }
}
