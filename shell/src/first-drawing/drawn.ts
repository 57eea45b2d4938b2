declare global {
  interface Window {
    portalIsDrawn?: boolean
  }
}

/** React takes the page: a first drawing would come too late from now on. */
export function takePage(): void {
  window.portalIsDrawn = true
}

export const isPageTaken = () => window.portalIsDrawn === true
