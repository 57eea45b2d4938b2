import { useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { IconPlacement } from '@portal/domain/plaque'
import type { PlaqueLayout } from '@portal/plaque'
import { iconSideAt } from './icon-side'

/** A shorter movement is a press. */
const LEAST_DRAG = 5

interface Acts {
  readonly place: (side: IconPlacement) => void
  readonly press: () => void
}

const SIDE_OF_KEY: Readonly<Record<string, IconPlacement>> = { ArrowLeft: 'Left', ArrowRight: 'Right' }

/** Drags the icon to the other side by pointer or arrow keys; a press without movement is a press. */
export function useIconDrag({ layout, place, press }: Acts & { readonly layout: PlaqueLayout }) {
  const start = useRef<number | null>(null)
  const [moved, setMoved] = useState(0)
  const end = () => {
    start.current = null
    setMoved(0)
  }
  const drop = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    if (start.current === null) return
    const by = clientX - start.current
    end()
    if (Math.abs(by) < LEAST_DRAG) return press()
    const { icon, stage } = layout
    const { width } = currentTarget.parentElement?.getBoundingClientRect() ?? stage
    if (icon) place(iconSideAt(layout, icon.bounds.x + icon.bounds.width / 2 + (by * stage.width) / width))
  }
  return {
    moved: Math.abs(moved) < LEAST_DRAG ? 0 : moved,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = event.clientX
      },
      onPointerMove: ({ clientX }: PointerEvent) => start.current !== null && setMoved(clientX - start.current),
      onPointerUp: drop,
      onPointerCancel: end,
      onKeyDown: (event: KeyboardEvent) => {
        const side = SIDE_OF_KEY[event.key]
        if (!side) return
        event.preventDefault()
        place(side)
      },
    },
  }
}
