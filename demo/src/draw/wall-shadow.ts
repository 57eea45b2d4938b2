import { group } from './canvas'
import type { Canvas } from './canvas'

/** What hangs on the wall throws its shadow behind itself. */
export const wallShadow = (canvas: Canvas, shape: string, dx = 12, dy = 16): string =>
  group({ transform: `translate(${dx} ${dy})`, filter: canvas.blur(9), opacity: '0.28' }, shape)
