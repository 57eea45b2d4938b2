import { useEffect, useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from '@portal/router'
import { paths } from '@portal/federation'
import { currentRegistry, matchPath, ownersRemote, staffLogins } from '@portal/federation/host'
import { applyLateFont } from '@portal/ui/font'
import { ScreenSkeleton } from '../composition/ScreenSkeleton'
import { logOut } from '../logout/log-out'
import { NewerVersion } from '../newer-version/NewerVersion'
import { NoticeRegion } from '../notices/NoticeRegion'
import { Preview } from '../preview/Preview'
import { TendedDrafts } from '../sealed-drafts/TendedDrafts'
import { useSession } from '../session/session'
import { SignInAgain } from '../sign-in-again/SignInAgain'
import { PlainFrame } from './PlainFrame'
import { StaffFrame } from './StaffFrame'
import { usePrefetch } from '../prefetch/use-prefetch'

const signInPages = [paths.login(), paths.forgotPassword()]

const isDoorAt = (pathname: string) =>
  signInPages.some((page) => pathname.startsWith(page)) ||
  staffLogins(currentRegistry()).some((pattern) => matchPath(pattern, pathname) !== null)

/** Frame with navigation for a signed-in user, without it before. */
export function MainFrame({ children }: { children: ReactNode }) {
  const signedIn = useSession() !== null
  const isOwners = useOwnersPages()
  const { pathname, hash } = useLocation()
  useLayoutEffect(() => applyLateFont(pathname + hash), [pathname, hash])
  const isDoor = isDoorAt(pathname)
  const shown = isOwners ? <ScreenSkeleton /> : children
  return (
    <>
      <TendedDrafts />
      {!signedIn || isDoor ? (
        <PlainFrame isDoor={isDoor}>{shown}</PlainFrame>
      ) : (
        <StaffFrame
          notices={
            <>
              <Preview />
              <NoticeRegion />
              <NewerVersion />
              <SignInAgain />
              <PagePrefetch key={pathname} />
            </>
          }
          onLogOut={logOut}
        >
          {shown}
        </StaffFrame>
      )}
    </>
  )
}

/** Pages of pet owners are not part of the shell: the browser loads them, unless it already got them. */
function useOwnersPages(): boolean {
  const { pathname, search, hash, key } = useLocation()
  const isOwners = key !== 'default' && ownersRemote(currentRegistry(), { pathname, search }) !== null
  useEffect(() => {
    if (isOwners) location.replace(pathname + search + hash)
  }, [isOwners, pathname, search, hash])
  return isOwners
}

/** Restarts with each page, by its key. Outside of the staff frame, since an early render must not prefetch. */
function PagePrefetch() {
  usePrefetch()
  return null
}
