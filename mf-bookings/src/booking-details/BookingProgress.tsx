import { STAGE_GROUPS, stageGroupOf } from '@portal/domain'
import type { ServerBooking, StageLabels } from '@portal/domain'
import { Card, StageProgress, StatusTag } from '@portal/ui'
import { statusTone } from '../booking-table/status-tone'
import styles from './BookingDetails.module.css'
import { statusText } from './status-text'

const GROUPS = STAGE_GROUPS.map(({ name }) => name)

/** The status in words and the progress by stage group; stages in no group mark none [BKG-37, OPEN-26]. */
export function BookingProgress({ server, labels }: { server: ServerBooking; labels: StageLabels | undefined }) {
  const stage = server.cstm.order_stage_c
  const group = stageGroupOf(stage)
  return (
    <Card>
      <p className={styles.status}>
        <span className={styles.statusLabel}>Status</span>
        <StatusTag {...statusTone(stage)}>{statusText(server, labels)}</StatusTag>
      </p>
      <StageProgress
        label="Progress of the booking"
        stages={GROUPS}
        current={group ? GROUPS.indexOf(group) : undefined}
      />
    </Card>
  )
}
