/** Stages that rules look at; every other stage is only shown. */
export const STAGE = {
  vpUnsubmitted: 'VP Unsubmitted',
  pendingDetails: 'Pet Collected - Pending Details',
  vpSubmitted: 'VP Submitted',
  awaitingReturnDelivery: 'Awaiting Return Delivery',
} as const

/** What a stage is called when nothing is known [BKG-29]. */
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

/** Progress of a booking in order [DOM-52..59]. */
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

/** Display labels by raw stage, as the public dropdown map gives them. */
export type StageLabels = Readonly<Record<string, string>>
type MaybeText = string | null | undefined

/** The group a stage belongs to; null for stages in none [OPEN-26]. */
export function stageGroupOf(stage: MaybeText): StageGroupName | null {
  const name = stage?.trim() ?? ''
  // Split Delivery stages come with or without that prefix [OPEN-27].
  const unprefixed = name.replace(/^split delivery[\s:–-]*/i, '')
  if (unprefixed !== name) return SPLIT_DELIVERY.includes(unprefixed) ? 'Return' : null
  const isIn = ({ stages }: { stages: readonly string[] }) => stages.includes(name)
  return STAGE_GROUPS.find(isIn)?.name ?? null
}

/** The label users see: the map's, else the raw stage, else 'Unknown' [BKG-28, BKG-29]. */
export function stageLabel(stage: MaybeText, labels?: StageLabels | null): string {
  const raw = stage?.trim()
  if (!raw) return UNKNOWN_STAGE
  return (labels && Object.hasOwn(labels, raw) && labels[raw]) || raw
}

/** Nothing is carried out any more, however the provider spells and places the word [OPEN-127]. */
export function isCancelled(stage: MaybeText): boolean {
  return /\bcancel+ed\b/i.test(stage ?? '')
}

/** Awaiting instructions: details are still missing [BKG-31]. */
export function isPartialStage(stage: MaybeText): boolean {
  return stage?.trim() === STAGE.vpUnsubmitted || stage?.trim() === STAGE.pendingDetails
}

export type StageKind = 'unsubmitted' | 'submitted' | 'other'

/** Until the cremation items and instructions may change, whatever the stage is called meanwhile [OPEN-325]. */
const BEFORE_CREMATION: readonly (StageGroupName | null)[] = ['Collection', 'Confirmation', 'Keepsakes']

/** By the display label, 'Unsubmitted' first; partial stages count as unsubmitted [OPEN-24, OPEN-325]. */
export function stageKind(label: MaybeText, stage?: MaybeText): StageKind {
  const shown = label || stage || ''
  if (shown.includes('Unsubmitted') || isPartialStage(stage)) return 'unsubmitted'
  if (shown.includes('Submitted') || shown.includes('In Progress')) return 'submitted'
  return BEFORE_CREMATION.includes(stageGroupOf(stage)) ? 'submitted' : 'other'
}
