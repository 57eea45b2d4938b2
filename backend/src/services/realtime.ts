import Pusher from 'pusher'
import { unavailable } from '../errors/failure'

export interface RealtimeOptions {
  readonly appId: string
  readonly key: string
  readonly secret: string
  readonly host: string
  readonly port: string
}

/** A person on a presence channel. Everybody on the channel sees these fields. */
export interface PresenceMember {
  readonly user_id: string
  readonly user_info: { readonly name: string; readonly type: 'contact' }
}

/** Signs who may join a channel of the real-time service, and sends events. */
export interface Realtime {
  authorize(socketId: string, channel: string, member?: PresenceMember): { auth: string; channel_data: string }
  send(channel: string, event: string, data: object): Promise<void>
}

const TLS_PORT = '443'
const PATIENCE_MS = 4000

export function pusherRealtime(options: RealtimeOptions): Realtime {
  const pusher = new Pusher({ ...options, useTLS: options.port === TLS_PORT, timeout: PATIENCE_MS })
  return {
    authorize: (socketId, channel, member) => {
      const { auth, channel_data = '' } = pusher.authorizeChannel(socketId, channel, member)
      return { auth, channel_data }
    },
    send: async (channel, event, data) => {
      // The library's error contains the signed URL.
      await pusher.trigger(channel, event, data).catch(() => {
        throw unavailable('The real-time service is away.')
      })
    },
  }
}
