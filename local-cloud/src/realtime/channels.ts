import { LIMITS } from './limits'

export interface Member {
  userId: string
  info: unknown
}

/** A connection that receives a channel's events. */
export interface Subscriber {
  socketId: string
  send: (message: { event: string; channel?: string; data?: string; user_id?: string }) => void
}

interface Channel {
  subscribers: Map<string, { subscriber: Subscriber; member: Member | undefined }>
}

/** Members by channel. A member joins with their first connection and leaves with the last. */
export class Channels {
  readonly #channels = new Map<string, Channel>()

  names(): string[] {
    return [...this.#channels.keys()]
  }

  subscriberCount(name: string): number {
    return this.#channels.get(name)?.subscribers.size ?? 0
  }

  members(name: string): Member[] {
    const present = new Map<string, Member>()
    for (const { member } of this.#channels.get(name)?.subscribers.values() ?? []) {
      if (member && !present.has(member.userId)) present.set(member.userId, member)
    }
    return [...present.values()]
  }

  isFull(name: string, userId: string): boolean {
    const members = this.members(name)
    return members.length >= LIMITS.presenceMembers && !members.some((member) => member.userId === userId)
  }

  has(name: string, socketId: string): boolean {
    return this.#channels.get(name)?.subscribers.has(socketId) ?? false
  }

  member(name: string, socketId: string): Member | undefined {
    return this.#channels.get(name)?.subscribers.get(socketId)?.member
  }

  join(name: string, subscriber: Subscriber, member?: Member): void {
    const isNew = member && !this.members(name).some(({ userId }) => userId === member.userId)
    if (isNew) {
      this.broadcast(name, 'pusher_internal:member_added', { user_id: member.userId, user_info: member.info })
    }
    const channel = this.#channels.get(name) ?? { subscribers: new Map() }
    this.#channels.set(name, channel)
    channel.subscribers.set(subscriber.socketId, { subscriber, member })
  }

  leave(name: string, socketId: string): void {
    const channel = this.#channels.get(name)
    const member = channel?.subscribers.get(socketId)?.member
    if (!channel?.subscribers.delete(socketId)) return
    if (channel.subscribers.size === 0) this.#channels.delete(name)
    if (member && !this.members(name).some(({ userId }) => userId === member.userId)) {
      this.broadcast(name, 'pusher_internal:member_removed', { user_id: member.userId })
    }
  }

  broadcast(name: string, event: string, data: unknown, from: { socketId?: string; userId?: string } = {}): void {
    const message = {
      event,
      channel: name,
      data: typeof data === 'string' ? data : JSON.stringify(data ?? null),
      ...(from.userId === undefined ? {} : { user_id: from.userId }),
    }
    for (const [socketId, { subscriber }] of this.#channels.get(name)?.subscribers ?? []) {
      if (socketId !== from.socketId) subscriber.send(message)
    }
  }
}
