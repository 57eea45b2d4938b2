import { seesAwaitingReturn } from '@portal/domain'
import { paths } from '@portal/federation'
import { useLocation, useNavigate } from '@portal/router'
import { Checkbox } from '@portal/ui'
import { DashboardBookings } from './DashboardBookings'
import { tablePage, tableQuery } from './table-state'
import { usePartialToggle } from './use-partial-toggle'

interface Props {
  readonly userId: string
  readonly relationship: string | null
}

const COMING = 'Bookings that wait for your details or final instructions will be listed here.'

/** Bookings that wait for the practice, optionally with partial ones; rows open the wizard [BKG-04..08]. */
export function AwaitingInstructions({ userId, relationship }: Props) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [withPartial, setWithPartial] = usePartialToggle(userId)
  const page = tablePage(search, 'instruction')
  const toggle = (on: boolean) => {
    setWithPartial(on)
    if (page > 1) void navigate(paths.dashboard(), { replace: true })
  }
  return (
    <DashboardBookings
      title="Private Cremation: Awaiting Instructions"
      hint="Collected pets whose details are missing, or whose final instructions we are waiting for."
      table="instruction"
      purpose="complete"
      coming={withPartial ? COMING : `${COMING} To see those you have started, turn on View partial bookings.`}
      page={page}
      keepHeight={seesAwaitingReturn(relationship)}
      query={tableQuery({ table: 'instruction', page, relationship, withPartial })}
      actions={
        <Checkbox
          name="with_partial"
          label="View partial bookings"
          help="Started, not submitted yet"
          checked={withPartial}
          onChange={(event) => toggle(event.target.checked)}
        />
      }
    />
  )
}
