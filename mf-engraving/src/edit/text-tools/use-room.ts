import { useEffect, useState } from 'react'
import { FONT_SIZES } from '@portal/domain/plaque'
import type { PlaqueText } from '@portal/domain/plaque'
import type { PlacedText, PlaqueLayout } from '@portal/plaque'
import type { StepProps } from '../editor-step'
import { largestSize, roomOf } from './room'
import type { Room } from './room'

/** Measured once typing pauses, since it lays the plaque out several times. */
const REST_MS = 150

interface TextRoom {
  /** The room, measured when typing pauses. */
  readonly room: Room
  /** Undefined for a text that is not on the plaque. */
  readonly placed: PlacedText | undefined
  /** Measures the largest size that fits; all sizes fit a text that is not on the plaque. */
  readonly largest: () => number
}

type MeasureInput = Omit<Parameters<typeof largestSize>[0], 'layout'> &
  Pick<TextRoom, 'placed'> & { readonly layout: PlaqueLayout | null }

const largestOf = ({ layout, placed, ...input }: MeasureInput) =>
  layout && placed ? largestSize({ ...input, layout }) : FONT_SIZES.max

/** The room of a text on the plaque. */
export function useRoom({ entry, design, layout: state }: StepProps, field: PlaqueText): TextRoom {
  const { draft } = design
  const { layout, outlines } = state
  const [room, setRoom] = useState<Room>({ state: 'empty', used: 0 })
  const placed = layout?.texts.find((text) => text.field === field)
  useEffect(() => {
    const timer = setTimeout(() => {
      const most = largestOf({ entry, draft, field, outlines, layout, placed })
      setRoom(roomOf(draft[field].text, placed, most))
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [entry, draft, field, outlines, layout, placed])
  return {
    room,
    placed,
    largest: () => largestOf({ entry, draft, field, outlines, layout, placed }),
  }
}
