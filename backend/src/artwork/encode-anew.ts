const SECONDS = 10

interface EncodeOptions {
  readonly format: 'png' | 'jpeg'
  /** Most pixels that are decoded. */
  readonly mostPixels: number
  /** Wider pictures are scaled down. */
  readonly mostWidth?: number
  /** Quality of a JPEG, up to 100. */
  readonly quality?: number
}

/** Re-encodes a picture from its pixels only, without texts, places or profiles. Throws if it cannot be decoded. */
export async function encodedAnew(
  bytes: Uint8Array,
  { format, mostPixels, mostWidth, quality = 88 }: EncodeOptions,
): Promise<Uint8Array> {
  // Loaded on first use, since pictures are rare.
  const { default: sharp } = await import('sharp')
  const decoded = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'warning', sequentialRead: true })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .toColourspace('srgb')
  const sized = mostWidth === undefined ? decoded : decoded.resize({ width: mostWidth, withoutEnlargement: true })
  return format === 'png' ? sized.png().toBuffer() : sized.jpeg({ quality }).toBuffer()
}
