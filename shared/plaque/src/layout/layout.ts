import type { PlaqueFont, PlaqueText, Size } from '@portal/domain/plaque'

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
  readonly glyphs: readonly PlacedPath[]
  /** All that is painted. */
  readonly bounds: Box
}

/** What cannot be made. */
export type PlaqueRefusal =
  | { readonly kind: 'doesNotFit'; readonly field: PlaqueText }
  /** No such letter in the font. */
  | { readonly kind: 'noGlyph'; readonly field: PlaqueText; readonly grapheme: string }

/** Colours of the metal or glaze and of what is engraved into it. */
export interface Finish {
  readonly surface: string
  readonly edge: string
  readonly ink: string
  /** From the darkest to the lightest tone of a photo; null where it is in colour (porcelain). */
  readonly tones: readonly [dark: string, light: string] | null
}

/** Where everything of a plaque stands. */
export interface PlaqueLayout {
  readonly stage: Size
  /** The plaque's edge, and the area that nothing painted leaves. */
  readonly outline: string
  readonly safeArea: string
  readonly finish: Finish
  readonly texts: readonly PlacedText[]
  readonly icon: (PlacedPath & { readonly bounds: Box }) | null
  /** Where the photo is, and its clip when it is not a rectangle. */
  readonly photo: { readonly box: Box; readonly clip: string | null } | null
  readonly refusals: readonly PlaqueRefusal[]
}
