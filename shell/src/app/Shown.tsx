import { useEffect } from 'react'

/** Beside a screen, so that it renders and hydrates with it: calls `onShown` once the page is interactive. */
export function Shown({ onShown }: { onShown: (() => void) | undefined }) {
  // oxlint-disable-next-line react/exhaustive-deps -- once
  useEffect(() => onShown?.(), [])
  return null
}
