import { useEffect } from 'react'

/** Beside a screen, so that it is drawn and taken over with it: tells once that the page is there and answers. */
export function Shown({ onShown }: { onShown: (() => void) | undefined }) {
  // oxlint-disable-next-line react/exhaustive-deps -- once
  useEffect(() => onShown?.(), [])
  return null
}
