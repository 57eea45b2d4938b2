import { stageSize } from '@portal/domain/plaque'
import type { PlaqueConfigEntry } from '@portal/domain/plaque'
import { finishOf } from '../finish/finish'
import type { PlaqueLayout } from './layout'
import { shapeOf } from './shape'

/** A plaque without its content, on which a saved artwork is placed. */
export type Plate = Pick<PlaqueLayout, 'stage' | 'outline' | 'finish' | 'isStraight'>

export function plateOf(entry: Pick<PlaqueConfigEntry, 'Ratios' | 'Shape' | 'Color'>): Plate {
  const stage = stageSize(entry)
  const { outline, isStraight } = shapeOf(entry, stage)
  return { stage, outline, finish: finishOf(entry.Color), isStraight }
}
