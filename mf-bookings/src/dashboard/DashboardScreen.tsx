import { useRef } from 'react'
import { seesAwaitingReturn } from '@portal/domain'
import { usePageTitle, usePortalHost, useSignedInUser } from '@portal/federation'
import { PageHeader } from '@portal/ui'
import { NeedsAttention } from '../attention/NeedsAttention'
import { AwaitingInstructions } from './AwaitingInstructions'
import { AwaitingReturn } from './AwaitingReturn'
import styles from './Dashboard.module.css'
import { LargeButtons } from './LargeButtons'
import { LateOwnersAnswers } from './LateOwnersAnswers'
import { UnfinishedBookings } from './UnfinishedBookings'

/** Start page: main tasks, unfinished bookings and bookings that wait [BKG-01..14]. */
export function DashboardScreen() {
  usePageTitle('Dashboard')
  const title = useRef<HTMLHeadingElement>(null)
  const { practice } = usePortalHost()
  const user = useSignedInUser()
  const relationship = practice?.cstm.relationship_type_c ?? null
  return (
    <>
      <div className={styles.head}>
        <PageHeader title="Dashboard" titleRef={title} />
      </div>
      <div className={styles.sections}>
        <LargeButtons userId={user.id} />
        <NeedsAttention userId={user.id} />
        <UnfinishedBookings userId={user.id} onDiscarded={() => title.current?.focus()} />
        <AwaitingInstructions userId={user.id} relationship={relationship} />
        {seesAwaitingReturn(relationship) && <AwaitingReturn relationship={relationship} />}
        <LateOwnersAnswers />
      </div>
    </>
  )
}
