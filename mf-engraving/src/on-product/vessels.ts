import type { PlaqueConfigEntry } from '@portal/domain/plaque'

/** Where a plaque lies on the picture of its vessel, in parts of the picture. */
export interface VesselPlace {
  readonly image: string
  /** Its middle. */
  readonly x: number
  readonly y: number
  /** The most it takes. */
  readonly width: number
  readonly height: number
  /** How the front leans, in degrees. */
  readonly lean: number
}

const PLACES: Readonly<Record<number, Omit<VesselPlace, 'image'>>> = {
  1: { x: 0.5, y: 0.5, width: 0.3, height: 0.24, lean: 0 },
  2: { x: 0.434, y: 0.645, width: 0.33, height: 0.26, lean: 5.5 },
  3: { x: 0.5, y: 0.55, width: 0.33, height: 0.3, lean: 0 },
}

/** The vessel that a plaque is made for [ENG-59]; null for a number that has none. */
export function vesselOf({ Vessel_Image: number }: Pick<PlaqueConfigEntry, 'Vessel_Image'>): VesselPlace | null {
  const place = number === null ? undefined : PLACES[number]
  return place ? { ...place, image: `/api/media/vessels/${number}.svg` } : null
}

/** How wide the plaque is on the vessel's square picture, in parts of it. */
export function widthOn({ width, height }: VesselPlace, aspect: number): number {
  return Math.min(width, height * aspect)
}
