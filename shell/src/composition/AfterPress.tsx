import { use } from 'react'
import type { ReactNode } from 'react'
import { LocationContext } from '@portal/router'
import { useAfterPaint } from '@portal/ui/after-paint'

/** Hands a new address to the screens one frame late: the link that was pressed is marked first. */
export function AfterPress({ children }: { children: ReactNode }) {
  return <LocationContext value={useAfterPaint(use(LocationContext))}>{children}</LocationContext>
}
