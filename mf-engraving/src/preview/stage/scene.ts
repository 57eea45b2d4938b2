import type { Size } from '@portal/domain/plaque'
import type { PlaqueLayout } from '@portal/plaque'
import type { Cut } from '../../photo/cut'

/** A photo that is moved on the plaque. */
export interface MovablePhoto {
  /** The whole photo; null while loading. */
  readonly image: HTMLImageElement | null
  /** Size of the source, the unit of the cut. */
  readonly size: Size
  readonly cut: Cut
  /** The cropped picture matches this position. */
  readonly isAtRest: boolean
  /** Whether the photo shows its frame and handles. */
  readonly isSelected: boolean
  readonly onSelect: () => void
  readonly onChange: (cut: Cut) => void
}

/** Everything that the stage shows: plain data and callbacks, since the caller may run on another React. */
export interface Scene {
  readonly layout: PlaqueLayout
  /** The cropped photo. */
  readonly cropped: HTMLImageElement | null
  readonly movable: MovablePhoto | null
}
