/** As in browsers (W3C Shape Detection); missing in TypeScript's DOM types. */
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

/** Formats on a booking's papers and on other labels; each has a checksum. */
const FORMATS: readonly string[] = ['qr_code', 'data_matrix', 'code_128']

/** Formats that this browser reads; none without a camera or a code reader [OPEN-268]. */
export async function formatsRead(): Promise<readonly string[]> {
  const hasCamera = 'mediaDevices' in navigator
  if (!hasCamera || !globalThis.BarcodeDetector?.getSupportedFormats) return []
  const known = await globalThis.BarcodeDetector.getSupportedFormats().catch((): readonly string[] => [])
  return FORMATS.filter((format) => known.includes(format))
}

/** Reads the codes in a picture; null when the browser has no reader. */
export function openReader(
  formats: readonly string[],
): ((from: HTMLVideoElement) => Promise<readonly string[]>) | null {
  if (!globalThis.BarcodeDetector) return null
  const detector = new globalThis.BarcodeDetector({ formats })
  return async (from) => (await detector.detect(from)).map(({ rawValue }) => rawValue)
}
