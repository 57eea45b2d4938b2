import { vi } from 'vitest'

const nothing = () => undefined
const ANSWERS: Readonly<Record<string, unknown>> = {
  getImageData: () => ({ data: new Uint8ClampedArray(4) }),
  createLinearGradient: () => ({ addColorStop: nothing }),
}

/** A canvas that draws nothing, for test environments without one; returns the function that restores. */
export function stubCanvas(): () => void {
  const { prototype } = HTMLCanvasElement
  const own = Object.getOwnPropertyDescriptor(prototype, 'getContext')
  Object.defineProperty(prototype, 'getContext', {
    configurable: true,
    writable: true,
    value: (): unknown => new Proxy({}, { get: (_, key) => ANSWERS[String(key)] ?? nothing, set: () => true }),
  })
  vi.stubGlobal('Path2D', function Path2D() {})
  return () => {
    if (own) Object.defineProperty(prototype, 'getContext', own)
    vi.unstubAllGlobals()
  }
}
