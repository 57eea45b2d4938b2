import type { PhotoActs } from './pointers'

/** One press of a key or button, as a fraction of the visible part. */
export const STEP = 0.02
export const ZOOM = 1.1

/** The action of a key: arrows move, plus and minus zoom. */
export function keyAct(key: string, { move, zoom }: PhotoActs): (() => void) | undefined {
  const acts: Record<string, () => void> = {
    ArrowLeft: () => move(-STEP, 0),
    ArrowRight: () => move(STEP, 0),
    ArrowUp: () => move(0, -STEP),
    ArrowDown: () => move(0, STEP),
    '+': () => zoom(ZOOM),
    '=': () => zoom(ZOOM),
    '-': () => zoom(1 / ZOOM),
  }
  return Object.hasOwn(acts, key) ? acts[key] : undefined
}
