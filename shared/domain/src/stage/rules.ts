/** Stages that rules depend on; other stages are only displayed. */
export const STAGE = {
  vpUnsubmitted: 'VP Unsubmitted',
  pendingDetails: 'Pet Collected - Pending Details',
  vpSubmitted: 'VP Submitted',
  awaitingReturnDelivery: 'Awaiting Return Delivery',
} as const

/** Label of a missing stage [BKG-29]. */
export const UNKNOWN_STAGE = 'Unknown'

const SPLIT_DELIVERY = [
  'Awaiting Return',
  'Returned',
  'Ready at Office',
  'Posted',
  'Awaiting Product',
  'Awaiting Return Delivery',
  'Ready at Office (Awaiting Completion)',
]

/** Progress groups of a booking, in order [DOM-52..59]. */
export const STAGE_GROUPS = [
  {
    name: 'Collection',
    stages: [
      'Pre-Booking',
      'Awaiting Collection',
      'Pet Collected',
      'With Contractor',
      'At Transport / Holding Facility',
    ],
  },
  { name: 'Confirmation', stages: ['Awaiting Keepsakes', 'On Hold'] },
  { name: 'Keepsakes', stages: ['Awaiting Cremation'] },
  { name: 'Cremation', stages: ['In Cremation'] },
  {
    name: 'Memorialisation',
    stages: ['Awaiting Processing', 'Ashes Processed', 'Ashes in Library (On Hold)'],
  },
  { name: 'Inspection', stages: ['Preparation Completed'] },
  { name: 'Return', stages: ['Quality Assurance Completed', ...SPLIT_DELIVERY] },
  { name: 'Completed', stages: ['Completed - Returned', 'Completed - Posted'] },
] as const satisfies readonly { name: string; stages: readonly string[] }[]
export type StageGroupName = (typeof STAGE_GROUPS)[number]['name']

/** Labels by raw stage, from the public dropdown map. */
export type StageLabels = Readonly<Record<string, string>>
type MaybeText = string | null | undefined

/** Group of a stage; null if it belongs to none [OPEN-26]. */
export function stageGroupOf(stage: MaybeText): StageGroupName | null {
  const name = stage?.trim() ?? ''
  // Split Delivery stages occur with and without that prefix [OPEN-27].
  const unprefixed = name.replace(/^split delivery[\s:–-]*/i, '')
  if (unprefixed !== name) return SPLIT_DELIVERY.includes(unprefixed) ? 'Return' : null
  const isIn = ({ stages }: { stages: readonly string[] }) => stages.includes(name)
  return STAGE_GROUPS.find(isIn)?.name ?? null
}

/** Displayed stage: the mapped label, otherwise the raw stage, otherwise 'Unknown' [BKG-28, BKG-29]. */
export function stageLabel(stage: MaybeText, labels?: StageLabels | null): string {
  const raw = stage?.trim()
  if (!raw) return UNKNOWN_STAGE
  return (labels && Object.hasOwn(labels, raw) && labels[raw]) || raw
}

/** Whether the booking is cancelled. The provider spells and places the word differently [OPEN-127]. */
export function isCancelled(stage: MaybeText): boolean {
  return /\bcancel+ed\b/i.test(stage ?? '')
}

/** Whether details may still be missing at this stage [BKG-31]. */
export function isPartialStage(stage: MaybeText): boolean {
  return stage?.trim() === STAGE.vpUnsubmitted || stage?.trim() === STAGE.pendingDetails
}

export type StageKind = 'unsubmitted' | 'submitted' | 'other'

/** Groups before the cremation, in which items and instructions can change at any stage [OPEN-325]. */
const BEFORE_CREMATION: readonly (StageGroupName | null)[] = ['Collection', 'Confirmation', 'Keepsakes']

/** Kind of a stage by its label, 'Unsubmitted' first. Partial stages count as unsubmitted [OPEN-24, OPEN-325]. */
export function stageKind(label: MaybeText, stage?: MaybeText): StageKind {
  const shown = label || stage || ''
  if (shown.includes('Unsubmitted') || isPartialStage(stage)) return 'unsubmitted'
  if (shown.includes('Submitted') || shown.includes('In Progress')) return 'submitted'
  return BEFORE_CREMATION.includes(stageGroupOf(stage)) ? 'submitted' : 'other'
}
