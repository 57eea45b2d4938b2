import type { Channel } from 'pusher-js'
import type { ApiClient } from '@portal/api-client'
import { authorizePresence } from '@portal/api-client/contract/realtime'
import type { RealtimeSettings } from '@portal/federation'

const loadPusher = () => import(/* webpackChunkName: "pusher" */ 'pusher-js')

/** Address of the service, authorisation, and failure callback. */
export interface RealtimeConnection {
  readonly settings: RealtimeSettings
  readonly api: ApiClient
  readonly onFailure: (error: unknown) => void
}

/** A channel to listen to. */
export interface JoinedChannel {
  readonly channel: Channel
  readonly isConnected: () => boolean
}

/**
 * Joins a channel, loading its client first, and lets `listen` bind its events; the function that `listen` returns is
 * called on each connection change. Returns the function that leaves the channel.
 */
export function joinChannel(
  line: RealtimeConnection,
  name: string,
  listen: (joining: JoinedChannel) => () => void,
): () => void {
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

function subscribe(
  Pusher: PusherClass,
  line: RealtimeConnection,
  name: string,
  listen: (joining: JoinedChannel) => () => void,
) {
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
    // Disconnecting leaves the channel; an explicit message would arrive after the close.
    pusher.disconnect()
  }
}

function connectionOptions({ settings, api, onFailure }: RealtimeConnection): ConstructorParameters<PusherClass>[1] {
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
          // Without a named user there is no signed channel data.
          callback(null, data === '' ? { auth } : { auth, channel_data: data })
        } catch (error) {
          onFailure(error)
          callback(error instanceof Error ? error : new Error(String(error)), null)
        }
      },
    },
  }
}
