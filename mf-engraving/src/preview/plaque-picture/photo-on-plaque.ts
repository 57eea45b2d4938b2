import type { Size } from '@portal/domain/plaque'
import { movedCut, turnedSize, zoomOf, zoomedCut } from '../../photo/cut'
import type { Cut } from '../../photo/cut'
import type { PhotoActs } from '../../photo/pointers'

/** A photo that can be moved and scaled at its engraved place. */
export interface PhotoOnPlaque {
  readonly petName: string
  /** The whole photo, as read from its file. */
  readonly url: string
  readonly size: Size
  readonly cut: Cut
  /** The cropped picture matches this position. */
  readonly isAtRest: boolean
  readonly onChange: (cut: Cut) => void
}

/** Moves and zooms as seen: the photo follows the direction, behind its place. */
export const actsOn = ({ cut, size, onChange }: PhotoOnPlaque): PhotoActs => ({
  move: (across, down) => onChange(movedCut(cut, size, -across, -down)),
  zoom: (factor) => onChange(zoomedCut(cut, size, zoomOf(cut, size) * factor)),
})

/** The visible part of a photo, in words. */
export function cutText({ cut, size }: Pick<PhotoOnPlaque, 'cut' | 'size'>): string {
  const { width, height } = turnedSize(size, cut.rotation)
  const { croppedAreaPixels: area } = cut
  const percent = (part: number, whole: number) => (whole < 1 ? 0 : Math.round((100 * part) / whole))
  const [left, above] = [percent(area.x, width), percent(area.y, height)]
  return `Photo at ${Math.round(zoomOf(cut, size) * 100)} %. Hidden: ${left} % on the left, ${above} % at the top.`
}
