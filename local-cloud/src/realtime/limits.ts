/** Pusher's limits, so that calls that work here work there. */
export const LIMITS = {
  connections: 500,
  channelsPerConnection: 100,
  presenceMembers: 100,
  channelName: 164,
  eventName: 200,
  eventBytes: 10 * 1024,
  channelsPerTrigger: 100,
  eventsPerBatch: 10,
  clientEventsPerSecond: 10,
  presenceInfoBytes: 1024,
  userId: 128,
  activitySeconds: 120,
  pongSeconds: 30,
} as const

export const isChannelName = (name: string) => name.length <= LIMITS.channelName && /^[A-Za-z0-9_\-=@,.;]+$/.test(name)
export const isPrivate = (name: string) => name.startsWith('private-') || isPresence(name)
export const isPresence = (name: string) => name.startsWith('presence-')
