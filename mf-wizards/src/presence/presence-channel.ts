import type { Members } from 'pusher-js'
import type { ApiClient } from '@portal/api-client'
import { authorizePresence } from '@portal/api-client/contract/realtime'
import type { RealtimeSettings } from '@portal/federation'

const loadPusher = () => import(/* webpackChunkName: "pusher" */ 'pusher-js')

export interface PresenceOptions {
  readonly bookingId: string
  readonly settings: RealtimeSettings
  readonly api: ApiClient
  /** Names of the others, each time they change; nobody while the connection is down. */
  readonly onOthers: (names: readonly string[]) => void
  readonly onFailure: (error: unknown) => void
}

/** Joins the presence channel of a booking; what it answers leaves again [WIZ-110, OPEN-57]. */
export function joinPresence(options: PresenceOptions): () => void {
  let leave = () => {}
  let hasLeft = false
  const join = async () => {
    const { default: Pusher } = await loadPusher()
    if (!hasLeft) leave = subscribe(Pusher, options)
  }
  join().catch(options.onFailure)
  return () => {
    hasLeft = true
    leave()
  }
}

type PusherClass = Awaited<ReturnType<typeof loadPusher>>['default']

function subscribe(Pusher: PusherClass, options: PresenceOptions): () => void {
  const { bookingId, settings, onOthers, onFailure } = options
  const pusher = new Pusher(settings.key, connectionOptions(options))
  const { connection } = pusher
  const channel = pusher.subscribe(`presence-booking-${bookingId}`)
  // One list, kept by the client; without a connection it is old: those last heard of may have gone.
  let members: Members | null = null
  const show = () => onOthers(members && connection.state === 'connected' ? othersOf(members) : [])
  const follow = ({ current }: { current: string }) => {
    show()
    if (current === 'unavailable' || current === 'failed') onFailure(new Error(`Real-time service ${current}`))
  }
  channel.bind('pusher:subscription_succeeded', (joined: Members) => {
    members = joined
    show()
  })
  channel.bind('pusher:member_added', show)
  channel.bind('pusher:member_removed', show)
  channel.bind('pusher:subscription_error', onFailure)
  connection.bind('state_change', follow)
  connection.bind('error', onFailure)
  return () => {
    channel.unbind()
    connection.unbind('state_change', follow)
    connection.unbind('error', onFailure)
    // Hanging up leaves the channel; a farewell sent before it would come after the close.
    pusher.disconnect()
  }
}

function connectionOptions({ settings, api, onFailure }: PresenceOptions): ConstructorParameters<PusherClass>[1] {
  return {
    cluster: '',
    wsHost: settings.host,
    wsPort: settings.port,
    wssPort: settings.port,
    wsPath: settings.path,
    forceTLS: settings.secure,
    enabledTransports: ['ws', 'wss'],
    enableStats: false,
    channelAuthorization: {
      // The server decides whether this person may join, and as whom [EXT-09, EXT-10].
      customHandler: async ({ socketId, channelName }, callback) => {
        try {
          const body = { socket_id: socketId, channel_name: channelName }
          callback(null, await api.call(authorizePresence, { body }))
        } catch (error) {
          onFailure(error)
          callback(error instanceof Error ? error : new Error(String(error)), null)
        }
      },
    },
  }
}

/** The same person in a second tab is one member, and oneself is not another. */
function othersOf(members: Members): string[] {
  const names: string[] = []
  members.each(({ id, info }: { id: string; info?: { name?: unknown } }) => {
    if (id !== members.myID && typeof info?.name === 'string' && info.name) names.push(info.name)
  })
  return names.toSorted((a, b) => a.localeCompare(b))
}
