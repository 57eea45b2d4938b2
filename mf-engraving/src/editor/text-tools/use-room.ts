import { useEffect, useState } from 'react'
import { FONT_SIZES } from '@portal/domain/plaque'
import type { PlaqueText } from '@portal/domain/plaque'
import type { StepProps } from '../step-props'
import { largestSize, roomOf } from './room'
import type { Room } from './room'

/** Measured once typing pauses, since it lays the plaque out several times. */
const REST_MS = 150

interface MeasuredRoom extends Room {
  /** The largest size that fits as it is; all sizes for an empty text. */
  readonly largest: number
}

const UNKNOWN: MeasuredRoom = { state: 'empty', used: 0, largest: FONT_SIZES.max }

/** The room of a text, and its largest size. */
export function useRoom({ entry, design, layout: state }: StepProps, field: PlaqueText): MeasuredRoom {
  const { draft } = design
  const { layout, outlines } = state
  const [room, setRoom] = useState(UNKNOWN)
  useEffect(() => {
    const timer = setTimeout(() => {
      const placed = layout?.texts.find((text) => text.field === field)
      if (!layout || !placed) return setRoom(UNKNOWN)
      const largest = largestSize({ entry, draft, field, outlines, layout })
      setRoom({ ...roomOf(placed, largest), largest })
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [entry, draft, field, outlines, layout])
  return room
}
