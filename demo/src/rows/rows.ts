import type { World } from 'backend'
import { demoWorld } from '../demo-world'
import { bookingRows } from './bookings'
import { catalogueRows, practiceRows, referenceRows } from './reference'

/** The demo world as rows of the backend's tables. */
export function demoRows(now: Date): World {
  const world = demoWorld(now)
  return { ...referenceRows(world), ...catalogueRows(world), ...practiceRows(world), ...bookingRows(world, now) }
}
