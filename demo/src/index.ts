import type { World } from 'backend'
import { demoWorld } from './demo-world'
import { bookingRows } from './rows/bookings'
import { catalogueRows, practiceRows, referenceRows } from './rows/reference'

export { demoWorld } from './demo-world'
export { mediaPaths } from './media/files'
export { withMedia } from './media/store'

/** The demo world as rows of the backend's tables. */
export function demoRows(now: Date): World {
  const world = demoWorld(now)
  return { ...referenceRows(world), ...catalogueRows(world), ...practiceRows(world), ...bookingRows(world, now) }
}
