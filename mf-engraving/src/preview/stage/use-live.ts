import { useRef, useState } from 'react'
import type { KonvaEventObject } from 'konva/lib/Node'
import type { Shape } from 'konva/lib/Shape'
import { zoomOf, zoomedCut } from '../../photo/cut'
import type { Cut } from '../../photo/cut'
import type { MovablePhoto } from './scene'

export type Press = KonvaEventObject<PointerEvent, Shape>

/** The cut while pointers are down: only the stage draws it and reports it at the end, so the page renders once. */
export function useLive({ cut, size, onChange, onSelect }: MovablePhoto) {
  const [moved, setMoved] = useState<{ readonly from: Cut; readonly to: Cut } | null>(null)
  // Used until the page has taken over the reported cut.
  const live = moved?.from === cut ? moved.to : null
  const current = useRef<Cut | null>(null)
  const show = (change: (now: Cut) => Cut) => {
    current.current = change(current.current ?? cut)
    setMoved({ from: cut, to: current.current })
  }
  return {
    live,
    show,
    zoom: (factor: number) => show((now) => zoomedCut(now, size, zoomOf(now, size) * factor)),
    begin: ({ currentTarget, evt }: Press) => {
      // Keeps receiving events when the pointer leaves the node.
      currentTarget.setPointerCapture(evt.pointerId)
      onSelect()
    },
    end: () => {
      if (current.current) onChange(current.current)
      current.current = null
    },
  }
}
