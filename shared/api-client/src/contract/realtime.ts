import { v } from '@portal/domain'
import { endpoint } from './endpoint'

/** Two numbers, as the real-time service creates them. */
const socketId = v.pipe(v.string(), v.regex(/^\d{1,20}\.\d{1,20}$/))

/** The presence channel of a booking [OPEN-57] or the channel of a practice [OPEN-206]; there are no others. */
const channel = v.pipe(v.string(), v.regex(/^(presence-booking|private-practice)-[\w-]{1,64}$/))

/** Writes nothing, so it needs no idempotency key. Its failure keeps the session [EXT-09, WIZ-110]. */
export const authorizePresence = endpoint('authorizePresence', {
  method: 'POST',
  path: 'pusher/auth',
  summary: 'Leave to join the presence channel of a booking, or the channel of the own practice',
  access: 'staff',
  body: v.object({ socket_id: socketId, channel_name: channel }),
  /** `channel_data` is empty for the channel of a practice, which shows no members. */
  response: v.object({ auth: v.string(), channel_data: v.string() }),
  namesInBody: true,
  keepsSession: true,
})
