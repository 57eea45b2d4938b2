import type { PlaqueConfigEntry } from '@portal/domain/plaque'

/** Place of a plaque on its vessel's picture, in fractions of the picture. */
export interface VesselPlace {
  readonly image: string
  /** Centre. */
  readonly x: number
  readonly y: number
  /** Maximum size. */
  readonly width: number
  readonly height: number
  /** Tilt of the front, in degrees. */
  readonly lean: number
}

const PLACES: Readonly<Record<number, Omit<VesselPlace, 'image'>>> = {
  1: { x: 0.5, y: 0.5, width: 0.3, height: 0.24, lean: 0 },
  2: { x: 0.434, y: 0.645, width: 0.33, height: 0.26, lean: 5.5 },
  3: { x: 0.5, y: 0.55, width: 0.33, height: 0.3, lean: 0 },
}

/** The vessel of a plaque [ENG-59]; null for a number without one. */
export function vesselOf({ Vessel_Image: number }: Pick<PlaqueConfigEntry, 'Vessel_Image'>): VesselPlace | null {
  const place = number === null ? undefined : PLACES[number]
  return place ? { ...place, image: `/api/media/vessels/${number}.svg` } : null
}

/** Width of the plaque on the vessel's square picture, as a fraction. */
export function widthOn({ width, height }: VesselPlace, aspect: number): number {
  return Math.min(width, height * aspect)
}
