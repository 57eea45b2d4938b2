import { useEffect } from 'react'

/** Names the browser tab after the screen; the reader of a screen reader hears it first. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
