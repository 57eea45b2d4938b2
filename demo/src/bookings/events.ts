import { HOUR_MS, MINUTE_MS } from '@portal/domain'
import type { Random } from '../random'
import type { DemoEvent } from '../types/booking'

/** Shortest and longest stay in a stage, in hours. */
const STAY_HOURS: Readonly<Record<string, readonly [number, number]>> = {
  'VP Unsubmitted': [0.1, 0.6],
  'VP Submitted': [3, 20],
  'Awaiting Collection': [4, 26],
  'Pet Collected': [1, 5],
  'With Contractor': [5, 30],
  'At Transport / Holding Facility': [8, 30],
  'Awaiting Keepsakes': [4, 22],
  'Awaiting Cremation': [6, 30],
  'In Cremation': [2, 4],
}

/** Stage changes since the booking's start. Stays are shortened so that no change is later than `latest`. */
export function stageEvents(
  stages: readonly string[],
  start: Date,
  latest: Date,
  clinicPerson: string,
  random: Random,
): DemoEvent[] {
  const stays = stages.slice(0, -1).map((stage) => {
    const [least, most] = STAY_HOURS[stage] ?? [6, 30]
    return (least + random.next() * (most - least)) * HOUR_MS
  })
  const room = Math.max(latest.getTime() - start.getTime(), MINUTE_MS)
  const needed = stays.reduce((sum, stay) => sum + stay, 0)
  const squeeze = needed > room ? room / needed : 1
  let at = start.getTime()
  return stages.map((toValue, index) => {
    at += index === 0 ? 0 : Math.round((stays[index - 1] ?? 0) * squeeze)
    const fromValue = stages[index - 1] ?? ''
    return {
      at: new Date(at),
      field: 'order_stage_c',
      fromValue,
      toValue,
      by: toValue.startsWith('VP ') || toValue === 'Pre-Booking' ? clinicPerson : 'Client Care',
    }
  })
}

/** Null when the booking has not reached the stage. */
export const reachedAt = (events: readonly DemoEvent[], stage: string): Date | null =>
  events.find((event) => event.toValue === stage)?.at ?? null
