import { useState } from 'react'
import type { KonvaEventObject } from 'konva/lib/Node'
import type { Size } from '@portal/domain/plaque'
import { movedCut, zoomOf, zoomedCut } from '../photo/cut'
import { photoPointers } from '../photo/pointers'
import type { MovablePhoto } from './scene'
import type { Press, useLive } from './use-live'

/** By how much a wheel zooms for each of its pixels. */
const WHEEL = 1.002

/** Pointers and wheel on the photo, whose place is so large on the page. */
export function useMoving(movable: MovablePhoto, frame: Size, live: ReturnType<typeof useLive>) {
  const { cut, size, isSelected, onChange, onSelect } = movable
  const [pointers] = useState(photoPointers)
  const end = ({ evt }: Press) => void (pointers.up(evt.pointerId) && live.end())
  return {
    onPointerDown: (event: Press) => {
      // A finger on a photo that is not selected scrolls the page: nothing is moved by accident.
      if (event.evt.pointerType === 'touch' && !isSelected) return
      live.begin(event)
      pointers.down(event.evt.pointerId, pointOf(event))
    },
    onPointerMove: (event: Press) =>
      pointers.move(event.evt.pointerId, pointOf(event), frame, {
        move: (across, down) => live.show((now) => movedCut(now, size, -across, -down)),
        zoom: live.zoom,
      }),
    onPointerUp: end,
    onPointerCancel: end,
    onPointerClick: onSelect,
    onWheel: ({ evt }: KonvaEventObject<WheelEvent>) => {
      // The page scrolls over a photo that is not selected; a pinch on a trackpad is a wheel with ctrl.
      if (!isSelected && !evt.ctrlKey) return
      evt.preventDefault()
      onChange(zoomedCut(cut, size, zoomOf(cut, size) * WHEEL ** -evt.deltaY))
    },
  }
}

const pointOf = ({ evt }: Press) => ({ x: evt.clientX, y: evt.clientY })
