import type { IconPlacement } from '@portal/domain/plaque'
import type { Box, PlaqueLayout } from '@portal/plaque'

/** The side of the texts on which an icon with this centre stands. Without texts the plaque's middle divides the sides. */
export function iconSideAt({ texts, icon, photo, stage }: PlaqueLayout, x: number): IconPlacement {
  // Icon and first line share a row when there is a photo, otherwise all lines stand beside the icon.
  const beside = photo ? texts.slice(0, 1) : texts
  const boxes = [...beside, ...(icon ? [icon] : [])].map(({ bounds }) => bounds)
  const middle = beside.length > 0 ? middleOf(boxes) : stage.width / 2
  return x < middle ? 'Left' : 'Right'
}

function middleOf(boxes: readonly Box[]): number {
  const left = Math.min(...boxes.map(({ x }) => x))
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  return (left + right) / 2
}
