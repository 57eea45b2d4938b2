import { useEffect } from 'react'

/** Tells once that what stands here is there and answers. */
export function Shown({ onShown }: { onShown: (() => void) | undefined }) {
  // oxlint-disable-next-line react/exhaustive-deps -- once
  useEffect(() => onShown?.(), [])
  return null
}
