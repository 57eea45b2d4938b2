import { isPartialStage, STAGE, stageGroupOf } from '@portal/domain'
import type { IconName, Tone } from '@portal/ui'

/** The one colour of the lists: it is the practice's turn [OPEN-231]. All other words are told apart by their icon. */
export const rowTone = (stage: string | null): Tone => (isPartialStage(stage) ? 'warning' : 'neutral')

/** Colour and icon that go with a stage's word; no paw for an order of products. */
export function statusTone(stage: string | null, isOrder: boolean): { tone: Tone; icon: IconName } {
  if (isPartialStage(stage)) return { tone: 'warning', icon: 'edit' }
  if (stage?.trim() === STAGE.vpSubmitted) return { tone: 'info', icon: 'clock' }
  const group = stageGroupOf(stage)
  if (group === 'Completed') return { tone: 'success', icon: 'check' }
  return group ? { tone: 'brand', icon: isOrder ? 'box' : 'paw' } : { tone: 'neutral', icon: 'minus' }
}
