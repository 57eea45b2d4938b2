/** The way of a private cremation, stage by stage. */
const MAIN_PATH = [
  'VP Unsubmitted',
  'VP Submitted',
  'Awaiting Collection',
  'Pet Collected',
  'At Transport / Holding Facility',
  'Awaiting Keepsakes',
  'Awaiting Cremation',
  'In Cremation',
  'Awaiting Processing',
  'Ashes Processed',
  'Preparation Completed',
  'Quality Assurance Completed',
  'Awaiting Return',
  'Awaiting Return Delivery',
  'Completed - Returned',
] as const

/** Stages beside the main path, and the stage they follow. */
const AFTER: Readonly<Record<string, string>> = {
  'Pet Collected - Pending Details': 'VP Unsubmitted',
  'With Contractor': 'Awaiting Collection',
  'On Hold': 'Awaiting Keepsakes',
  'Ashes in Library (On Hold)': 'Ashes Processed',
  'Ready at Office': 'Quality Assurance Completed',
  Returned: 'Awaiting Return',
  Posted: 'Quality Assurance Completed',
  'Awaiting Product': 'Quality Assurance Completed',
  'Ready at Office (Awaiting Completion)': 'Quality Assurance Completed',
  'Completed - Posted': 'Quality Assurance Completed',
}

const index = (stage: string): number => MAIN_PATH.findIndex((step) => step === stage)

/** Every stage a booking in `stage` has been through, itself last. */
export function stageHistory(stage: string, order: boolean): readonly string[] {
  if (stage === 'Pre-Booking') return ['Pre-Booking']
  if (order) return orderHistory(stage)
  const on = index(stage)
  if (on >= 0) return MAIN_PATH.slice(0, on + 1)
  return [...MAIN_PATH.slice(0, index(AFTER[stage] ?? 'VP Submitted') + 1), stage]
}

/** Orders of products are neither collected nor cremated. */
function orderHistory(stage: string): readonly string[] {
  const path = ['VP Unsubmitted', 'VP Submitted', 'Awaiting Product']
  const on = path.indexOf(stage)
  return on >= 0 ? path.slice(0, on + 1) : [...path, stage]
}

const reached = (stage: string, milestone: (typeof MAIN_PATH)[number]): boolean =>
  stageHistory(stage, false).includes(milestone) && stage !== 'Pre-Booking'

/** The pet is with the provider. */
export const isCollected = (stage: string): boolean =>
  reached(stage, 'Pet Collected') || stage === 'Pet Collected - Pending Details' || stage === 'With Contractor'
export const isPrepared = (stage: string): boolean => reached(stage, 'Awaiting Keepsakes') && stage !== 'On Hold'
/** Nothing may be changed any more [BKG-48]. */
export const isCremated = (stage: string): boolean => reached(stage, 'In Cremation')

/** Stages of the last weeks, the youngest first, and how many of a hundred bookings stand there. */
export const RECENT_STAGES: readonly (readonly [stage: string, share: number])[] = [
  ['VP Unsubmitted', 9],
  ['Pre-Booking', 3],
  ['Pet Collected - Pending Details', 11],
  ['VP Submitted', 9],
  ['Awaiting Collection', 5],
  ['With Contractor', 3],
  ['Pet Collected', 4],
  ['At Transport / Holding Facility', 3],
  ['Awaiting Keepsakes', 4],
  ['Awaiting Cremation', 4],
  ['In Cremation', 3],
  ['Awaiting Processing', 3],
  ['Ashes Processed', 3],
  ['Preparation Completed', 3],
  ['Quality Assurance Completed', 3],
  ['Awaiting Product', 3],
  ['Awaiting Return', 3],
  ['Awaiting Return Delivery', 10],
  ['Ready at Office', 3],
  ['Posted', 2],
  ['Returned', 2],
  ['Ready at Office (Awaiting Completion)', 2],
  ['On Hold', 3],
  ['Ashes in Library (On Hold)', 2],
]
