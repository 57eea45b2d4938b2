import type { Size } from '@portal/domain/plaque'
import type { PlaqueLayout } from '@portal/plaque'
import type { Cut } from '../photo/cut'

/** A photo that is moved on the plaque. */
export interface MovablePhoto {
  /** All of it; null while it is on its way. */
  readonly image: HTMLImageElement | null
  /** Of the source: what the cut is counted in. */
  readonly size: Size
  readonly cut: Cut
  /** The picture as cropped is of this very cut. */
  readonly isAtRest: boolean
  /** With its frame and handles. */
  readonly isSelected: boolean
  readonly onSelect: () => void
  readonly onChange: (cut: Cut) => void
}

/** All that the stage shows: plain data and callbacks, since whoever calls may run on another React. */
export interface Scene {
  readonly layout: PlaqueLayout
  /** The photo as cropped. */
  readonly cropped: HTMLImageElement | null
  readonly movable: MovablePhoto | null
}
