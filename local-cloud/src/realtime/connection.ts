import * as v from 'valibot'
import { isCleanText, parseJson } from '../http/request-body'
import { LIMITS, isChannelName, isPresence, isPrivate } from './limits'
import { mayJoin } from './signature'
import type { Channels, Member, Subscriber } from './channels'
import type { AppKeys } from './signature'

const MessageSchema = v.object({
  event: v.string(),
  channel: v.optional(v.string()),
  data: v.optional(v.unknown()),
})
const SubscribeSchema = v.object({
  channel: v.string(),
  auth: v.optional(v.nullable(v.string())),
  channel_data: v.optional(v.nullable(v.string())),
})
const UnsubscribeSchema = v.object({ channel: v.string() })
const MemberSchema = v.object({
  user_id: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.minLength(1), v.maxLength(LIMITS.userId)),
  user_info: v.optional(v.unknown()),
})

type Message = v.InferOutput<typeof MessageSchema>

/** Handles the messages of one client, independent of the socket. */
export class Connection {
  readonly #subscriber: Subscriber
  readonly #channels: Channels
  readonly #keys: AppKeys
  readonly #joined = new Set<string>()
  #clientEvents = { second: 0, count: 0 }

  constructor(subscriber: Subscriber, channels: Channels, keys: AppKeys) {
    this.#subscriber = subscriber
    this.#channels = channels
    this.#keys = keys
  }

  receive(text: string): void {
    const message = v.safeParse(MessageSchema, parseJson(text))
    if (!message.success || !isCleanText(text)) return this.#error('The message is not valid JSON of the protocol.')
    const { event, data } = message.output
    if (event === 'pusher:ping') return this.#subscriber.send({ event: 'pusher:pong', data: '{}' })
    if (event === 'pusher:subscribe') return this.#subscribe(data)
    if (event === 'pusher:unsubscribe') return this.#unsubscribe(data)
    if (event.startsWith('client-')) return this.#clientEvent(message.output)
    return undefined
  }

  leaveAll(): void {
    for (const name of this.#joined) this.#channels.leave(name, this.#subscriber.socketId)
    this.#joined.clear()
  }

  #error(message: string, code: number | null = null): void {
    this.#subscriber.send({ event: 'pusher:error', data: JSON.stringify({ code, message }) })
  }

  #refuse(channel: string, status: number, error: string): void {
    const type = status === 401 ? 'AuthError' : 'LimitReached'
    this.#subscriber.send({
      event: 'pusher:subscription_error',
      channel,
      data: JSON.stringify({ type, error, status }),
    })
  }

  #subscribe(data: unknown): void {
    const request = v.safeParse(SubscribeSchema, data)
    if (!request.success) return this.#error('The subscription is not valid.')
    const { channel, auth, channel_data: channelData } = request.output
    if (!isChannelName(channel)) return this.#error('The channel name is not valid.')
    if (this.#joined.has(channel)) return this.#error(`Existing subscription to channel ${channel}`)
    if (this.#joined.size >= LIMITS.channelsPerConnection) {
      return this.#refuse(channel, 4004, 'Over the limit of channels for one connection')
    }
    const claim = {
      socketId: this.#subscriber.socketId,
      channel,
      auth: auth ?? '',
      channelData: channelData ?? undefined,
    }
    if (isPrivate(channel) && !mayJoin(this.#keys, claim)) return this.#refuse(channel, 401, 'Invalid signature')
    if (isPresence(channel)) return this.#joinPresence(channel, channelData ?? '')
    return this.#join(channel)
  }

  #joinPresence(channel: string, channelData: string): void {
    const parsed = v.safeParse(MemberSchema, parseJson(channelData))
    if (!parsed.success || channelData.length > LIMITS.presenceInfoBytes) {
      return this.#refuse(channel, 401, 'The member data is not valid')
    }
    const member = { userId: parsed.output.user_id, info: parsed.output.user_info }
    if (this.#channels.isFull(channel, member.userId)) return this.#refuse(channel, 4004, 'The channel is full')
    return this.#join(channel, member)
  }

  #join(channel: string, member?: Member): void {
    this.#joined.add(channel)
    this.#channels.join(channel, this.#subscriber, member)
    const members = this.#channels.members(channel)
    const presence = {
      count: members.length,
      ids: members.map(({ userId }) => userId),
      hash: Object.fromEntries(members.map(({ userId, info }) => [userId, info ?? null])),
    }
    this.#subscriber.send({
      event: 'pusher_internal:subscription_succeeded',
      channel,
      data: JSON.stringify(member ? { presence } : {}),
    })
  }

  #unsubscribe(data: unknown): void {
    const request = v.safeParse(UnsubscribeSchema, data)
    if (!request.success || !this.#joined.delete(request.output.channel)) return
    this.#channels.leave(request.output.channel, this.#subscriber.socketId)
  }

  #clientEvent({ event, channel = '', data }: Message): void {
    if (!isPrivate(channel) || !this.#joined.has(channel)) {
      return this.#error('Client events need a private or presence channel the client has joined.', 4009)
    }
    const size = Buffer.byteLength(JSON.stringify(data ?? null))
    if (event.length > LIMITS.eventName || size > LIMITS.eventBytes) {
      return this.#error('The client event is too large.', 4301)
    }
    if (!this.#takeClientEvent()) return this.#error('The client event was rejected: over the rate limit.', 4301)
    const userId = this.#channels.member(channel, this.#subscriber.socketId)?.userId
    return this.#channels.broadcast(channel, event, data, {
      socketId: this.#subscriber.socketId,
      ...(userId === undefined ? {} : { userId }),
    })
  }

  #takeClientEvent(): boolean {
    const second = Math.floor(Date.now() / 1000)
    if (this.#clientEvents.second !== second) this.#clientEvents = { second, count: 0 }
    this.#clientEvents.count += 1
    return this.#clientEvents.count <= LIMITS.clientEventsPerSecond
  }
}
