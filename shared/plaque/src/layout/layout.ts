import type { UnengravableText } from '@portal/domain-bundled/not-engravable'
import type { EngravingDraft, PlaqueFont, PlaqueText, Size } from '@portal/domain/plaque'
import type { Finish } from '../finish/finish'

/** The design to lay out. */
export interface PlaqueDesign extends Pick<EngravingDraft, PlaqueText | 'icon' | 'iconPlacement'> {
  readonly hasPhoto: boolean
}

export interface Box extends Size {
  readonly x: number
  readonly y: number
}

/** A filled outline: SVG path data, moved to x, y and scaled. In stage units; the stage is 500 wide. */
export interface PlacedPath {
  readonly d: string
  readonly x: number
  readonly y: number
  readonly scaleX: number
  readonly scaleY: number
}

/** A text as engraved. */
export interface PlacedText {
  readonly field: PlaqueText
  readonly font: PlaqueFont
  /** Requested size and fitting size; smaller when it was shrunk. */
  readonly askedSize: number
  readonly size: number
  /** Horizontal scale of the letters: 1, or at least 0.75 when narrowed to fit. */
  readonly condensed: number
  /** Height of a capital. */
  readonly capital: number
  /** The letters from left to right, without spaces. */
  readonly glyphs: readonly PlacedPath[]
  /** Bounds of all that is painted. */
  readonly bounds: Box
}

/** Why a text can't be engraved. */
export type PlaqueRefusal =
  | { readonly kind: 'doesNotFit'; readonly field: PlaqueText }
  /** Characters that cannot be engraved. */
  | { readonly kind: 'noGlyph'; readonly field: PlaqueText; readonly found: readonly UnengravableText[] }

export interface PlaqueLayout {
  readonly stage: Size
  /** The cutting line, the edge drawn inside it, and the area that painted content must not leave. */
  readonly cut: string
  readonly outline: string
  readonly safeArea: string
  readonly finish: Finish
  /** A plate or bar with straight sides; not a tile. */
  readonly isStraight: boolean
  readonly texts: readonly PlacedText[]
  readonly icon: (PlacedPath & { readonly bounds: Box }) | null
  /** Place of the photo, and its clip path when it is no rectangle. */
  readonly photo: { readonly box: Box; readonly clip: string | null } | null
  readonly refusals: readonly PlaqueRefusal[]
}
