import type { FontOutlines } from '../src/outlines/font-outlines'

const rows = (record: Readonly<Record<string, unknown>>) =>
  Object.entries(record)
    .map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`)
    .join('')

/** Source text of an outline table, one row per character. */
export function tableText(source: string, { unitsPerEm, capHeight, glyphs, kerning }: FontOutlines): string {
  return `import type { FontOutlines } from './font-outlines'

/** Generated from @fontsource/${source} by outlines/make.ts; see its licence beside it. */
export const ${source.toUpperCase().replaceAll('-', '_')}: FontOutlines = {
  unitsPerEm: ${unitsPerEm},
  capHeight: ${capHeight},
  glyphs: {
${rows(glyphs)}  },
  kerning: {
${rows(kerning)}  },
}
`
}
