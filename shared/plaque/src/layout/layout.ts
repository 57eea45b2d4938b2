import type { NotEngravable } from '@portal/domain/not-engravable'
import type { EngravingDraft, PlaqueFont, PlaqueText, Size } from '@portal/domain/plaque'
import type { Finish } from '../finish/finish'

/** What is to be engraved, as the layout needs it. */
export interface PlaqueDesign extends Pick<EngravingDraft, PlaqueText | 'icon' | 'iconPlacement'> {
  readonly hasPhoto: boolean
}

export interface Box extends Size {
  readonly x: number
  readonly y: number
}

/** A filled outline: SVG path data, moved to x, y and scaled. Units of the stage, which is 500 wide. */
export interface PlacedPath {
  readonly d: string
  readonly x: number
  readonly y: number
  readonly scaleX: number
  readonly scaleY: number
}

/** One text as it is engraved. */
export interface PlacedText {
  readonly field: PlaqueText
  readonly font: PlaqueFont
  /** The size that was asked for and the one that fits: shrunk when smaller. */
  readonly askedSize: number
  readonly size: number
  /** 1, or how narrow the letters were made to fit: at least 0.75. */
  readonly condensed: number
  /** How high a capital is. */
  readonly capital: number
  /** The letters, from left to right; none for a space. */
  readonly glyphs: readonly PlacedPath[]
  /** All that is painted. */
  readonly bounds: Box
}

/** What cannot be made. */
export type PlaqueRefusal =
  | { readonly kind: 'doesNotFit'; readonly field: PlaqueText }
  /** Characters that cannot be engraved. */
  | { readonly kind: 'noGlyph'; readonly field: PlaqueText; readonly found: readonly NotEngravable[] }

/** Where everything of a plaque stands. */
export interface PlaqueLayout {
  readonly stage: Size
  /** Where the plaque is cut, its edge as it is drawn within that, and the area that nothing painted leaves. */
  readonly cut: string
  readonly outline: string
  readonly safeArea: string
  readonly finish: Finish
  /** A plate or a bar, whose sides are straight; a tile is none. */
  readonly isStraight: boolean
  readonly texts: readonly PlacedText[]
  readonly icon: (PlacedPath & { readonly bounds: Box }) | null
  /** Where the photo is, and its clip when it is not a rectangle. */
  readonly photo: { readonly box: Box; readonly clip: string | null } | null
  readonly refusals: readonly PlaqueRefusal[]
}
