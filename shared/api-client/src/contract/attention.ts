import { ATTENTION_KINDS, v } from '@portal/domain'
import { endpoint } from './endpoint'

const whole = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least))

/** One entry per kind, in order of display [OPEN-180]. The list filters bookings by `attention`. */
export const listAttention = endpoint('listAttention', {
  method: 'GET',
  path: 'portal/attention',
  summary: "What of the practice's bookings waits too long: how many of each kind, and for how long the oldest",
  access: 'staff',
  response: v.object({
    waiting: v.array(
      v.object({
        kind: v.picklist(ATTENTION_KINDS),
        count: whole(1),
        /** Days of the practice since the oldest wait began [OPEN-181]. */
        oldest_days: whole(0),
      }),
    ),
  }),
})
