import type { Context } from 'konva/lib/Context'
import { Group } from 'konva/lib/Group'
import { Shape } from 'konva/lib/Shape'
import { EDGE_WIDTH, EMPTY_PHOTO, LIGHT } from '@portal/plaque'
import type { PlacedPath, PlaqueLayout } from '@portal/plaque'
import { tonedPhoto } from './toned-photo'

/** Shapes know no fill of their own: each paints itself, with paths that the browser reads. */
const painted = (sceneFunc: (context: Context) => void) => new Shape({ sceneFunc, listening: false })

function fill(context: Context, path: Path2D, colour: string | CanvasGradient): void {
  context.setAttr('fillStyle', colour)
  context.fill(path)
}

function surface({ outline, stage, finish: { shine, surface: colour, edge } }: PlaqueLayout): Shape {
  const path = new Path2D(outline)
  return painted((context) => {
    const light = context.createLinearGradient(0, 0, LIGHT.x * stage.width, LIGHT.y * stage.height)
    light.addColorStop(0, shine)
    light.addColorStop(1, colour)
    fill(context, path, light)
    context.setAttr('strokeStyle', edge)
    context.setAttr('lineWidth', EDGE_WIDTH)
    context.stroke(path)
  })
}

function photoShape({ photo, finish }: PlaqueLayout, image: HTMLImageElement | null): Shape[] {
  if (!photo) return []
  const { x, y, width, height } = photo.box
  const place = new Path2D(photo.clip ?? `M${x} ${y}h${width}v${height}h${-width}Z`)
  const toned = image && tonedPhoto(image, photo.box, finish.tones)
  return [
    painted((context) => {
      context.save()
      if (toned) {
        context.clip(place)
        context.drawImage(toned, x, y, width, height)
      } else {
        context.setAttr('globalAlpha', EMPTY_PHOTO)
        fill(context, place, finish.ink)
      }
      context.restore()
    }),
  ]
}

function ink({ texts, icon, finish }: PlaqueLayout): Shape {
  const paths = [...texts.flatMap(({ glyphs }) => glyphs), ...(icon ? [icon] : [])].map((placed) => ({
    placed,
    path: pathOf(placed),
  }))
  return painted((context) => {
    for (const { placed, path } of paths) {
      context.save()
      context.transform(placed.scaleX, 0, 0, placed.scaleY, placed.x, placed.y)
      fill(context, path, finish.ink)
      context.restore()
    }
  })
}

/** A letter's path is read once. */
const known = new Map<string, Path2D>()

function pathOf({ d }: PlacedPath): Path2D {
  const path = known.get(d) ?? new Path2D(d)
  known.set(d, path)
  return path
}

/** The plaque itself and its photo, in units of the stage: what typing does not change. */
export function drawGround(layout: PlaqueLayout, photo: HTMLImageElement | null): Group {
  const group = new Group({ listening: false })
  group.add(surface(layout), ...photoShape(layout, photo))
  return group
}

/** Words and icon. */
export function drawInk(layout: PlaqueLayout): Group {
  const group = new Group({ listening: false })
  group.add(ink(layout))
  return group
}

/** The same for two layouts whose ground looks alike. */
export const groundKey = ({ outline, finish, photo, stage }: PlaqueLayout) =>
  JSON.stringify([outline, finish, photo, stage])
