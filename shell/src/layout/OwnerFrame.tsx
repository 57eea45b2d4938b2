import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from '@portal/router'
import { currentRegistry, isOwnerPage } from '@portal/federation/host'
import { ScreenSkeleton } from '../composition/ScreenSkeleton'
import { PlainFrame } from './PlainFrame'

/** No navigation for pet owners. Any other page belongs to the staff entry: the browser fetches it. */
export function OwnerFrame({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation()
  const isOwners = isOwnerPage(currentRegistry(), pathname)
  useEffect(() => {
    if (!isOwners) location.replace(pathname + search + hash)
  }, [isOwners, pathname, search, hash])
  return <PlainFrame>{isOwners ? children : <ScreenSkeleton />}</PlainFrame>
}
