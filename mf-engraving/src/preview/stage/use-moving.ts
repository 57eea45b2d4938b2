import { useState } from 'react'
import type { KonvaEventObject } from 'konva/lib/Node'
import type { Size } from '@portal/domain/plaque'
import { movedCut, zoomOf, zoomedCut } from '../../photo/cut'
import { photoPointers } from '../../photo/pointers'
import type { MovablePhoto } from './scene'
import type { Press, useLive } from './use-live'

/** Zoom factor per wheel pixel. */
const WHEEL = 1.002

/** Pointers and wheel on the photo; `frame` is the page size of its place. */
export function useMoving(movable: MovablePhoto, frame: Size, live: ReturnType<typeof useLive>) {
  const { cut, size, isSelected, onChange, onSelect } = movable
  const [pointers] = useState(photoPointers)
  const end = ({ evt }: Press) => void (pointers.up(evt.pointerId) && live.end())
  return {
    onPointerDown: (event: Press) => {
      // A finger on an unselected photo scrolls the page, so that nothing moves by accident.
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
      // The wheel scrolls the page over an unselected photo; a trackpad pinch is a wheel event with ctrl.
      if (!isSelected && !evt.ctrlKey) return
      evt.preventDefault()
      onChange(zoomedCut(cut, size, zoomOf(cut, size) * WHEEL ** -evt.deltaY))
    },
  }
}

const pointOf = ({ evt }: Press) => ({ x: evt.clientX, y: evt.clientY })
