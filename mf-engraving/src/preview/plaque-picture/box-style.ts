import type { Size } from '@portal/domain/plaque'
import type { Box } from '@portal/plaque'

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`

/** Position of a box of the stage on the page, in percent of the picture. */
export const boxStyle = ({ x, y, width, height }: Box, stage: Size) => ({
  left: percent(x, stage.width),
  top: percent(y, stage.height),
  width: percent(width, stage.width),
  height: percent(height, stage.height),
})
