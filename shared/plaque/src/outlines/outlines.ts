import type { PlaqueFont } from '@portal/domain/plaque'
import type { FontOutlines } from './font-outlines'

/** The loaded fonts. */
export type Outlines = Readonly<Partial<Record<PlaqueFont, FontOutlines>>>

/** Each font is its own bundle. */
const LOADERS: Record<PlaqueFont, () => Promise<FontOutlines>> = {
  Garamond: async () => (await import('./eb-garamond.data')).EB_GARAMOND,
  'Times New Roman': async () => (await import('./tinos.data')).TINOS,
  Arial: async () => (await import('./arimo.data')).ARIMO,
}

/** Loads the outlines of these fonts; rejects when one fails, since no other font may replace it [OPEN-83]. */
export async function loadOutlines(fonts: readonly PlaqueFont[]): Promise<Outlines> {
  const loaded = await Promise.all([...new Set(fonts)].map(async (font) => [font, await LOADERS[font]()] as const))
  return Object.fromEntries(loaded)
}
