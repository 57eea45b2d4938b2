/** Stages of a private cremation, in order. */
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

/** Stages outside the main path, each with its preceding stage. */
const PRECEDING_STAGE: Readonly<Record<string, string>> = {
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

/** All stages up to and including `stage`. */
export function stageHistory(stage: string, order: boolean): readonly string[] {
  if (stage === 'Pre-Booking') return ['Pre-Booking']
  if (order) return orderHistory(stage)
  const on = index(stage)
  if (on >= 0) return MAIN_PATH.slice(0, on + 1)
  return [...MAIN_PATH.slice(0, index(PRECEDING_STAGE[stage] ?? 'VP Submitted') + 1), stage]
}

/** Orders of products are neither collected nor cremated. */
function orderHistory(stage: string): readonly string[] {
  const path = ['VP Unsubmitted', 'VP Submitted', 'Awaiting Product']
  const on = path.indexOf(stage)
  return on >= 0 ? path.slice(0, on + 1) : [...path, stage]
}

const reached = (stage: string, milestone: (typeof MAIN_PATH)[number]): boolean =>
  stageHistory(stage, false).includes(milestone) && stage !== 'Pre-Booking'

/** The provider has the pet. */
export const isCollected = (stage: string): boolean =>
  reached(stage, 'Pet Collected') || stage === 'Pet Collected - Pending Details' || stage === 'With Contractor'
export const isPrepared = (stage: string): boolean => reached(stage, 'Awaiting Keepsakes') && stage !== 'On Hold'
/** The booking can no longer be changed [BKG-48]. */
export const isCremated = (stage: string): boolean => reached(stage, 'In Cremation')

/** Stages of recent bookings, the newest first, with their share in percent. */
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
