import { FONT_SIZES } from '@portal/domain/plaque'
import type { EngravingDraft, PlaqueConfigEntry, PlaqueText } from '@portal/domain/plaque'
import { layoutPlaque } from '@portal/plaque'
import type { Outlines, PlacedText, PlaqueLayout } from '@portal/plaque'

interface Input {
  readonly entry: PlaqueConfigEntry
  readonly draft: EngravingDraft
  readonly field: PlaqueText
  /** Fonts of all texts. */
  readonly outlines: Outlines
  /** Layout of the draft. */
  readonly layout: PlaqueLayout
}

/** The largest size at which the text keeps its width and changes no other text; the smallest size when none does. */
export function largestSize({ entry, draft, field, outlines, layout }: Input): number {
  const design = { ...draft, hasPhoto: layout.photo !== null }
  const fits = (size: number) => {
    const { texts } = layoutPlaque(entry, { ...design, [field]: { ...draft[field], size } }, outlines)
    return layout.texts.every((before) => {
      const now = texts.find((one) => one.field === before.field)
      if (!now) return false
      if (before.field === field) return now.size === size && now.condensed === 1
      return now.size >= before.size && now.condensed >= before.condensed
    })
  }
  let [most, least]: [number, number] = [FONT_SIZES.max, FONT_SIZES.min]
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (fits(middle)) least = middle
    else most = middle - 1
  }
  return least
}

/** How near a text is to its limit: nothing written, space, nearly none, none, beyond it, and not engravable. */
export type RoomState = 'empty' | 'roomy' | 'close' | 'full' | 'over' | 'refused'

export interface Room {
  readonly state: RoomState
  /** Used part of the space in percent. */
  readonly used: number
}

/** From this part of the largest size on, little space is left. */
const CLOSE = 0.85

/** The space that a text uses; `placed` is undefined for an empty or refused text. */
export function roomOf(text: string, placed: PlacedText | undefined, largest: number): Room {
  if (text.trim() === '') return { state: 'empty', used: 0 }
  if (!placed) return { state: 'refused', used: 100 }
  const { size, askedSize, condensed } = placed
  if (size < askedSize || condensed < 1) return { state: 'over', used: 100 }
  const part = size / largest
  const state = part >= 1 ? 'full' : part >= CLOSE ? 'close' : 'roomy'
  return { state, used: Math.min(100, Math.round(100 * part)) }
}

export const ROOM_TEXTS: Readonly<Record<RoomState, string>> = {
  empty: 'Nothing written yet',
  roomy: 'Room for larger letters',
  close: 'Nearly as large as fits',
  full: 'As large as fits',
  over: 'Full',
  refused: 'Not on the plaque',
}
