import { useRef, useState } from 'react'
import type { KonvaEventObject } from 'konva/lib/Node'
import type { Shape } from 'konva/lib/Shape'
import { zoomOf, zoomedCut } from '../photo/cut'
import type { Cut } from '../photo/cut'
import type { MovablePhoto } from './scene'

export type Press = KonvaEventObject<PointerEvent, Shape>

/** The cut while pointers are down: the stage leads and tells every change, whose echo may come late. */
export function useLive({ cut, size, onChange, onSelect }: MovablePhoto) {
  const [live, setLive] = useState<Cut | null>(null)
  const current = useRef(cut)
  const show = (change: (now: Cut) => Cut) => {
    const next = change(current.current)
    current.current = next
    setLive(next)
    onChange(next)
  }
  return {
    live,
    show,
    zoom: (factor: number) => show((now) => zoomedCut(now, size, zoomOf(now, size) * factor)),
    begin: ({ currentTarget, evt }: Press) => {
      if (live === null) current.current = cut
      // Wherever the pointer goes, the node hears of it.
      currentTarget.setPointerCapture(evt.pointerId)
      onSelect()
    },
    end: () => setLive(null),
  }
}
