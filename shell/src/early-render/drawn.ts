declare global {
  interface Window {
    portalIsDrawn?: boolean
  }
}

/** React renders the page: an early render would come too late now. */
export function takePage(): void {
  window.portalIsDrawn = true
}

export const isReactThere = () => window.portalIsDrawn === true
