import { useState } from 'react'
import type { ReactNode } from 'react'
import { usePageTitle, usePortalHost } from '@portal/federation'
import type { GuestSession } from '@portal/federation'
import { Card, ErrorState, PageHeader, Skeleton } from '@portal/ui'
import type { Engraving } from '@portal/domain'
import { Navigate, useSearchParams } from '@portal/router'
import { ClosedNote } from '../closed/ClosedNote'
import type { Clinic } from '../contact/clinic'
import { WhomToCall } from '../contact/WhomToCall'
import { NumberAgain } from '../verify/NumberAgain'
import styles from './LineFrame.module.css'
import { entrancePath, lineAddress, NOT_AVAILABLE } from './line-address'
import type { LineAddress } from './line-address'
import { useEngravingLine } from './use-engraving-line'
import type { EngravingLine } from './use-engraving-line'

/** Props of every engraving screen. */
export interface LineScreen {
  readonly address: LineAddress
  readonly engraving: Engraving
  readonly productId: string
  readonly clinic: Clinic
}

interface Props {
  readonly title: string
  /** Shown even when the engraving can no longer be edited. */
  readonly whenClosed?: boolean
  readonly children: (screen: LineScreen) => ReactNode
}

/** Frame of every engraving screen: checks access, missing data, and whether editing is still allowed [OPEN-68..70]. */
export function LineFrame({ title, whenClosed = false, children }: Props) {
  usePageTitle(title)
  return (
    <div className={styles.screen}>
      <LineGate>
        {(address) => (
          <ReadLine title={title} address={address} whenClosed={whenClosed}>
            {children}
          </ReadLine>
        )}
      </LineGate>
    </div>
  )
}

type ReadLineProps = Props & { readonly address: LineAddress }

function ReadLine({ title, address, whenClosed = false, children }: ReadLineProps) {
  const line = useEngravingLine(address)
  const { engraving, productId, clinic } = line
  if (engraving?.closed && clinic && !whenClosed) return <ClosedNote engraving={engraving} clinic={clinic} />
  const isHere = engraving && productId && clinic
  return (
    <>
      <div className={styles.head}>
        <p className={styles.name}>{engraving?.petName}</p>
        <PageHeader title={title} lead={engraving?.productName} />
      </div>
      {line.alert && <Missing {...line} />}
      {!line.alert && (isHere ? children({ address, engraving, productId, clinic }) : <Waiting />)}
    </>
  )
}

const Waiting = () => (
  <Card>
    <p role="status">Loading the engraving</p>
    <Skeleton height="16rem" />
  </Card>
)

const Missing = ({ alert, clinic, retry, isBusy }: EngravingLine) => (
  <Card>
    <ErrorState title={alert ?? ''} onRetry={retry} retrying={isBusy}>
      Nothing was changed and nothing is lost. Try again, or call <WhomToCall clinic={clinic} />.
    </ErrorState>
  </Card>
)

/**
 * Admits staff, and the owner verified for this booking [ENG-07, ENG-08, OPEN-70]. When an owner's session expires, it
 * asks for the number again in place and keeps their input.
 */
function LineGate({ children }: { children: (address: LineAddress) => ReactNode }) {
  const [search] = useSearchParams()
  const address = lineAddress(search)
  const { user, guestSession } = usePortalHost()
  const isIn = address !== null && (address.staff === '1' ? user !== null : isFor(guestSession, address))
  const [wasIn, setWasIn] = useState(isIn)
  if (isIn && !wasIn) setWasIn(true)
  if (address === null) return <Navigate to={NOT_AVAILABLE} replace />
  if (isIn) return children(address)
  return wasIn && address.staff === '0' ? <NumberAgain {...address} /> : <Navigate to={entrancePath(address)} replace />
}

/** An owner verified for one plaque of a booking may see the others in the same visit [OPEN-349]. */
function isFor(session: GuestSession | null, line: Pick<LineAddress, 'bookingId'>): boolean {
  return session?.bookingId === line.bookingId
}
