import { useEffect } from 'react'

/** Sets the browser tab's title to the screen's; screen readers announce it first. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
