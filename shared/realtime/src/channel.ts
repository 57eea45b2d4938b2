import type { Channel } from 'pusher-js'
import type { ApiClient } from '@portal/api-client'
import { authorizePresence } from '@portal/api-client/contract/realtime'
import type { RealtimeSettings } from '@portal/federation'

const loadPusher = () => import(/* webpackChunkName: "pusher" */ 'pusher-js')

/** Where the service is, who asks for leave to join, and who hears that something failed. */
export interface Line {
  readonly settings: RealtimeSettings
  readonly api: ApiClient
  readonly onFailure: (error: unknown) => void
}

/** A channel, to be listened to. */
export interface Joining {
  readonly channel: Channel
  readonly isConnected: () => boolean
}

/**
 * Joins a channel, its client fetched only now, and lets `listen` bind what it wants to hear; what that answers is
 * called with each change of the connection. What this answers leaves the channel again.
 */
export function joinChannel(line: Line, name: string, listen: (joining: Joining) => () => void): () => void {
  let leave = () => {}
  let hasLeft = false
  const join = async () => {
    const { default: Pusher } = await loadPusher()
    if (!hasLeft) leave = subscribe(Pusher, line, name, listen)
  }
  join().catch(line.onFailure)
  return () => {
    hasLeft = true
    leave()
  }
}

type PusherClass = Awaited<ReturnType<typeof loadPusher>>['default']

function subscribe(Pusher: PusherClass, line: Line, name: string, listen: (joining: Joining) => () => void) {
  const { onFailure } = line
  const pusher = new Pusher(line.settings.key, connectionOptions(line))
  const { connection } = pusher
  const channel = pusher.subscribe(name)
  const onConnection = listen({ channel, isConnected: () => connection.state === 'connected' })
  const follow = ({ current }: { current: string }) => {
    onConnection()
    if (current === 'unavailable' || current === 'failed') onFailure(new Error(`Real-time service ${current}`))
  }
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

function connectionOptions({ settings, api, onFailure }: Line): ConstructorParameters<PusherClass>[1] {
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
      // oxlint-disable-next-line typescript/no-misused-promises -- it never rejects: the callback takes the error
      customHandler: async ({ socketId, channelName }, callback) => {
        try {
          const body = { socket_id: socketId, channel_name: channelName }
          const { auth, channel_data: data } = await api.call(authorizePresence, { body })
          // Where nobody is named there is nothing that was signed with it.
          callback(null, data === '' ? { auth } : { auth, channel_data: data })
        } catch (error) {
          onFailure(error)
          callback(error instanceof Error ? error : new Error(String(error)), null)
        }
      },
    },
  }
}
