/** As browsers have it (W3C Shape Detection); TypeScript's own list of the DOM does not. */
interface CodeDetector {
  detect: (from: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>
}

declare global {
  var BarcodeDetector:
    | ((new (options: { formats: readonly string[] }) => CodeDetector) & {
        getSupportedFormats?: () => Promise<readonly string[]>
      })
    | undefined
}

/** What papers of a booking bear, and its number elsewhere; each tells by itself that it was read wrongly. */
const FORMATS: readonly string[] = ['qr_code', 'data_matrix', 'code_128']

/** Those that this browser reads; none where it has no camera or no reader of codes [OPEN-268]. */
export async function formatsRead(): Promise<readonly string[]> {
  const hasCamera = 'mediaDevices' in navigator
  if (!hasCamera || !globalThis.BarcodeDetector?.getSupportedFormats) return []
  const known = await globalThis.BarcodeDetector.getSupportedFormats().catch((): readonly string[] => [])
  return FORMATS.filter((format) => known.includes(format))
}

/** Reads what codes in a picture say; null where the browser has no reader. */
export function openReader(
  formats: readonly string[],
): ((from: HTMLVideoElement) => Promise<readonly string[]>) | null {
  if (!globalThis.BarcodeDetector) return null
  const detector = new globalThis.BarcodeDetector({ formats })
  return async (from) => (await detector.detect(from)).map(({ rawValue }) => rawValue)
}
