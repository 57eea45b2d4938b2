import type { ReactNode } from 'react'
import { useLocation } from '@portal/router'
import { paths } from '@portal/federation'
import { currentRegistry, isOwnerPage } from '@portal/federation/host'
import { TendedDrafts } from '../sealed-drafts/TendedDrafts'
import { useSession } from '../session/session-state'
import { PlainFrame } from './PlainFrame'
import { StaffFrame } from './StaffFrame'

const signInPages = [paths.login(), paths.forgotPassword()]

/** Navigation for whoever is signed in; none on the way to it, and none around the pages of pet owners, who have no drafts. */
export function MainFrame({ children }: { children: ReactNode }) {
  const signedIn = useSession() !== null
  const { pathname } = useLocation()
  const isDoor = signInPages.some((page) => pathname.startsWith(page))
  const isPlain = !signedIn || isDoor || isOwnerPage(currentRegistry(), pathname)
  return (
    <>
      <TendedDrafts />
      {isPlain ? <PlainFrame isDoor={isDoor}>{children}</PlainFrame> : <StaffFrame>{children}</StaffFrame>}
    </>
  )
}
