import { followPractice } from '@portal/realtime'

type Options = Omit<Parameters<typeof followPractice>[0], 'onBooking' | 'onJoined'>

interface Listener {
  readonly onBooking: (id: string) => void
  readonly onJoined: (again: boolean) => void
}

let feed: { readonly listeners: Set<Listener>; readonly leave: () => void } | null = null

/**
 * Subscribes to the practice's bookings. All tables of the page share one connection. Returns the unsubscribe function.
 */
export function subscribeToBookings(options: Options, listener: Listener): () => void {
  feed ??= open(options)
  const { listeners, leave } = feed
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    leave()
    feed = null
  }
}

function open(options: Options) {
  const listeners = new Set<Listener>()
  const leave = followPractice({
    ...options,
    onBooking: (id) => listeners.forEach((each) => each.onBooking(id)),
    onJoined: (again) => listeners.forEach((each) => each.onJoined(again)),
  })
  return { listeners, leave }
}
