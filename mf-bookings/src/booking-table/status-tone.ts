import { isPartialStage, STAGE, stageGroupOf } from '@portal/domain'
import type { IconName, Tone } from '@portal/ui'

/** The only highlight in lists: the booking waits for the practice [OPEN-231]. Other stages differ by icon alone. */
export const rowTone = (stage: string | null): Tone => (isPartialStage(stage) ? 'warning' : 'neutral')

/** Tone and icon of a stage. An order of products gets no paw icon. */
export function statusTone(stage: string | null, isOrder: boolean): { tone: Tone; icon: IconName } {
  if (isPartialStage(stage)) return { tone: 'warning', icon: 'edit' }
  if (stage?.trim() === STAGE.vpSubmitted) return { tone: 'info', icon: 'clock' }
  const group = stageGroupOf(stage)
  if (group === 'Completed') return { tone: 'success', icon: 'check' }
  return group ? { tone: 'brand', icon: isOrder ? 'box' : 'paw' } : { tone: 'neutral', icon: 'minus' }
}
