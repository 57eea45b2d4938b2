declare global {
  interface Window {
    portalIsDrawn?: boolean
  }
}

/** React takes the page: an early render would come too late from now on. */
export function takePage(): void {
  window.portalIsDrawn = true
}

export const isReactThere = () => window.portalIsDrawn === true
