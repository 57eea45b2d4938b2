import type { DraftPhoto, Size } from '@portal/domain/plaque'

type Rotation = DraftPhoto['rotation']
export type Cut = Pick<DraftPhoto, 'croppedAreaPixels' | 'rotation'>
type Area = DraftPhoto['croppedAreaPixels']

/** Maximum zoom. */
export const MOST_ZOOM = 5

/** A photo's size after a turn. */
export function turnedSize({ width, height }: Size, rotation: number): Size {
  return rotation % 180 === 0 ? { width, height } : { width: height, height: width }
}

/** The largest area of this shape. */
function largest({ width, height }: Size, aspect: number): Size {
  return width / height > aspect ? { width: height * aspect, height } : { width, height: width / aspect }
}

/** The largest centred area of this shape. */
export function wholeCut(photo: Size, aspect: number, rotation: Rotation = 0): Cut {
  const size = turnedSize(photo, rotation)
  const area = largest(size, aspect)
  return {
    rotation,
    croppedAreaPixels: { ...area, x: (size.width - area.width) / 2, y: (size.height - area.height) / 2 },
  }
}

/** Moves an area back into the photo. */
function inside(area: Area, photo: Size): Area {
  const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), Math.max(0, most))
  return { ...area, x: clamp(area.x, photo.width - area.width), y: clamp(area.y, photo.height - area.height) }
}

/** Moves the area by fractions of its size; right and down are positive. */
export function movedCut({ croppedAreaPixels: area, rotation }: Cut, photo: Size, across: number, down: number): Cut {
  const moved = { ...area, x: area.x + across * area.width, y: area.y + down * area.height }
  return { rotation, croppedAreaPixels: inside(moved, turnedSize(photo, rotation)) }
}

/** 1 shows the largest area of the shape. */
export function zoomOf({ croppedAreaPixels: { width, height }, rotation }: Cut, photo: Size): number {
  return largest(turnedSize(photo, rotation), width / height).width / width
}

/** Zooms around the area's centre. */
export function zoomedCut(cut: Cut, photo: Size, zoom: number): Cut {
  const { croppedAreaPixels: area, rotation } = cut
  const size = turnedSize(photo, rotation)
  const most = largest(size, area.width / area.height)
  const factor = Math.min(Math.max(zoom, 1), MOST_ZOOM)
  const [width, height] = [most.width / factor, most.height / factor]
  const [x, y] = [area.x + (area.width - width) / 2, area.y + (area.height - height) / 2]
  return { rotation, croppedAreaPixels: inside({ x, y, width, height }, size) }
}

/** A quarter turn with the same shape and zoom, around the same point of the photo. */
export function rotatedCut(cut: Cut, photo: Size, quarters: 1 | -1): Cut {
  const { croppedAreaPixels: area } = cut
  const before = turnedSize(photo, cut.rotation)
  const [middleX, middleY] = [area.x + area.width / 2, area.y + area.height / 2]
  const rotation = ROTATIONS[(ROTATIONS.indexOf(cut.rotation) + quarters + 4) % 4] ?? 0
  const size = turnedSize(photo, rotation)
  const { width, height } = zoomedCut(
    wholeCut(photo, area.width / area.height, rotation),
    photo,
    zoomOf(cut, photo),
  ).croppedAreaPixels
  const [x, y] = quarters === 1 ? [before.height - middleY, middleX] : [middleY, before.width - middleX]
  return { rotation, croppedAreaPixels: inside({ x: x - width / 2, y: y - height / 2, width, height }, size) }
}

const ROTATIONS = [0, 90, 180, 270] as const

/** Whether two show the same part of a photo. */
export const isSameCut = (one: Cut, other: Cut): boolean =>
  one.rotation === other.rotation &&
  (['x', 'y', 'width', 'height'] as const).every((key) => one.croppedAreaPixels[key] === other.croppedAreaPixels[key])

/**
 * Position of the whole photo when a frame shows the area: its centre, and its size before the turn, in fractions of
 * the frame.
 */
export function framed({ croppedAreaPixels: area, rotation }: Cut, photo: Size): Area {
  const turned = turnedSize(photo, rotation)
  return {
    x: (turned.width / 2 - area.x) / area.width,
    y: (turned.height / 2 - area.y) / area.height,
    width: photo.width / area.width,
    height: photo.height / area.height,
  }
}
