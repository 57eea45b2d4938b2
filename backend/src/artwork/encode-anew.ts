const SECONDS = 10

interface EncodeOptions {
  readonly format: 'png' | 'jpeg'
  /** What a decoder may unpack at most. */
  readonly mostPixels: number
  /** Wider ones are scaled down. */
  readonly mostWidth?: number
}

/** A picture as the server writes it, from its pixels alone: no words, places or profiles; throws when it has none. */
export async function encodedAnew(
  bytes: Uint8Array,
  { format, mostPixels, mostWidth }: EncodeOptions,
): Promise<Uint8Array> {
  // Loaded on first use, since pictures are rare.
  const { default: sharp } = await import('sharp')
  const decoded = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'warning', sequentialRead: true })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .toColourspace('srgb')
  const sized = mostWidth === undefined ? decoded : decoded.resize({ width: mostWidth, withoutEnlargement: true })
  return format === 'png' ? sized.png().toBuffer() : sized.jpeg({ quality: 88 }).toBuffer()
}
