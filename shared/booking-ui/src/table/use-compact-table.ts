import { useState } from 'react'
import { v } from '@portal/domain'
import { storedPreference, usePortalHost } from '@portal/federation'

/** Whether its user wants the rows of lists close together, on this computer [OPEN-226]. */
const isWanted = storedPreference('compact-table', v.boolean())

export interface CompactTable {
  readonly isCompact: boolean
  readonly choose: (isCompact: boolean) => void
}

/** Read while the page is first drawn, so that no row moves afterwards. */
export function useCompactTable(): CompactTable {
  const { user } = usePortalHost()
  const [isCompact, setCompact] = useState(() => (user && isWanted.read(user.id)) ?? false)
  const choose = (next: boolean) => {
    setCompact(next)
    if (user) isWanted.write(user.id, next)
  }
  return { isCompact, choose }
}
