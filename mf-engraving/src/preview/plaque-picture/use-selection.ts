import { useRef, useState } from 'react'
import type { FocusEvent } from 'react'

/** The photo is selected while it or its tools have the focus. */
export function useSelection() {
  const control = useRef<HTMLDivElement>(null)
  const [isSelected, setSelected] = useState(false)
  return {
    control,
    isSelected,
    select: () => control.current?.focus({ preventScroll: true }),
    watch: {
      onFocus: () => setSelected(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
        setSelected(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  }
}
