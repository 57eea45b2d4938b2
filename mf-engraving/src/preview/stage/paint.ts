import type { Context } from 'konva/lib/Context'
import { EDGE_WIDTH, EMPTY_PHOTO, LIGHT } from '@portal/plaque'
import type { Box, PlaqueLayout } from '@portal/plaque'

type Paint = (context: Context) => void

function fill(context: Context, path: Path2D, colour: string | CanvasGradient): void {
  context.setAttr('fillStyle', colour)
  context.fill(path)
}

/** The plaque itself. */
export function surfacePaint({ outline, stage, finish: { shine, surface, edge } }: PlaqueLayout): Paint {
  const path = pathOf(outline)
  return (context) => {
    const light = context.createLinearGradient(0, 0, LIGHT.x * stage.width, LIGHT.y * stage.height)
    light.addColorStop(0, shine)
    light.addColorStop(1, surface)
    fill(context, path, light)
    context.setAttr('strokeStyle', edge)
    context.setAttr('lineWidth', EDGE_WIDTH)
    context.stroke(path)
  }
}

/** A letter or an icon. */
export function inkPaint(d: string, ink: string): Paint {
  const path = pathOf(d)
  return (context) => fill(context, path, ink)
}

/** The place of a photo that is not chosen yet. */
export function emptyPaint(clip: Path2D, ink: string): Paint {
  return (context) => {
    context.setAttr('globalAlpha', EMPTY_PHOTO)
    fill(context, clip, ink)
  }
}

/** The edge of a photo's place. */
export const clipOf = ({ box: { x, y, width, height }, clip }: { readonly box: Box; readonly clip: string | null }) =>
  pathOf(clip ?? `M${x} ${y}h${width}v${height}h${-width}Z`)

/** Parsed paths of letters, cached. */
const known = new Map<string, Path2D>()

function pathOf(d: string): Path2D {
  const path = known.get(d) ?? new Path2D(d)
  known.set(d, path)
  return path
}
