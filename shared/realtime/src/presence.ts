import type { Members } from 'pusher-js'
import { joinChannel } from './channel'
import type { Line } from './channel'

interface PresenceOptions extends Line {
  readonly bookingId: string
  /** Names of the others, each time they change; nobody while the connection is down. */
  readonly onOthers: (names: readonly string[]) => void
}

/** Joins the presence channel of a booking; what it answers leaves again [WIZ-110, OPEN-57]. */
export function joinPresence({ bookingId, onOthers, ...line }: PresenceOptions): () => void {
  return joinChannel(line, `presence-booking-${bookingId}`, ({ channel, isConnected }) => {
    // One list, kept by the client; without a connection it is old: those last heard of may have gone.
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

/** The same person in a second tab is one member, and oneself is not another. */
function othersOf(members: Members): string[] {
  const names: string[] = []
  members.each(({ id, info }: { id: string; info?: { name?: unknown } }) => {
    if (id !== members.myID && typeof info?.name === 'string' && info.name) names.push(info.name)
  })
  return names.toSorted((a, b) => a.localeCompare(b))
}
