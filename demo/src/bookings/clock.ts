const DAY = 86_400_000

/** Midnight UTC of the day of the reset: everything that depends on "now" hangs on it. */
export const startOfDay = (now: Date): Date => new Date(Math.floor(now.getTime() / DAY) * DAY)

/** A moment `days` before the reset's day, at hours and minutes UTC. */
export const daysBefore = (today: Date, days: number, hour: number, minute: number): Date =>
  new Date(today.getTime() - days * DAY + hour * 3_600_000 + minute * 60_000)
