import { useEffect } from 'react'

/** Calls `onShown` once, when its place is rendered and interactive. */
export function Shown({ onShown }: { onShown: (() => void) | undefined }) {
  // oxlint-disable-next-line react/exhaustive-deps -- once
  useEffect(() => onShown?.(), [])
  return null
}
