import type { Members } from 'pusher-js'
import { joinChannel } from './channel'
import type { RealtimeConnection } from './channel'

interface PresenceOptions extends RealtimeConnection {
  readonly bookingId: string
  /** Names of the other users on each change; none while disconnected. */
  readonly onOthers: (names: readonly string[]) => void
}

/** Joins the presence channel of a booking; returns the function that leaves it [WIZ-110, OPEN-57]. */
export function joinPresence({ bookingId, onOthers, ...line }: PresenceOptions): () => void {
  return joinChannel(line, `presence-booking-${bookingId}`, ({ channel, isConnected }) => {
    // The client's own list; while disconnected it is outdated.
    let members: Members | null = null
    const show = () => onOthers(members && isConnected() ? othersOf(members) : [])
    channel.bind('pusher:subscription_succeeded', (joined: Members) => {
      members = joined
      show()
    })
    channel.bind('pusher:member_added', show)
    channel.bind('pusher:member_removed', show)
    return show
  })
}

/** One user in two tabs is one member; the current user is left out. */
function othersOf(members: Members): string[] {
  const names: string[] = []
  members.each(({ id, info }: { id: string; info?: { name?: unknown } }) => {
    if (id !== members.myID && typeof info?.name === 'string' && info.name) names.push(info.name)
  })
  return names.toSorted((a, b) => a.localeCompare(b))
}
