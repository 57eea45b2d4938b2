import { vi } from 'vitest'

/** A camera and a code reader like those of browsers, which Chromium on Linux lacks. */
export function fakeCamera() {
  const tracks: EventTarget[] = []
  const stopped = new Set<EventTarget>()
  const seen: { texts: readonly string[] | Error } = { texts: [] }
  const requests: unknown[] = []
  const granted: { by: () => Promise<void> } = { by: () => Promise.resolve() }
  const getUserMedia = async (of: unknown) => {
    requests.push(of)
    await granted.by()
    const track = Object.assign(new EventTarget(), { stop: () => void stopped.add(track) })
    tracks.push(track)
    return { getTracks: () => [track] }
  }
  vi.stubGlobal('navigator', { ...navigator, mediaDevices: { getUserMedia } })
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static readonly getSupportedFormats = () => Promise.resolve(['aztec', 'qr_code'])
      readonly detect = async () => {
        if (seen.texts instanceof Error) throw seen.texts
        return seen.texts.map((rawValue) => ({ rawValue }))
      }
    },
  )
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(2)
  vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockImplementation(() => undefined)
  /** Number of cameras in use. */
  const on = () => tracks.length - stopped.size
  return { tracks, seen, asked: requests, granted, on }
}

/** The browser's error when it provides no camera. */
export const refusal = (name: string): Error => new DOMException('no camera', name)
