import Pusher from 'pusher'

export interface RealtimeOptions {
  readonly appId: string
  readonly key: string
  readonly secret: string
  readonly host: string
  readonly port: string
}

/** Who somebody is on a presence channel; what is here everyone on the channel sees. */
export interface PresenceMember {
  readonly user_id: string
  readonly user_info: { readonly name: string; readonly type: 'contact' }
}

/** Signs who may join a channel of the real-time service; makes no call itself. */
export interface Realtime {
  authorize(socketId: string, channel: string, member: PresenceMember): { auth: string; channel_data: string }
}

export function pusherRealtime(options: RealtimeOptions): Realtime {
  const pusher = new Pusher(options)
  return {
    authorize: (socketId, channel, member) => {
      const { auth, channel_data = '' } = pusher.authorizeChannel(socketId, channel, member)
      return { auth, channel_data }
    },
  }
}
