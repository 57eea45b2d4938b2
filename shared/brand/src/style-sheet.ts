import { BRANDS } from './brands'
import type { BrandCode } from './brands'
import type { BrandColours } from './identity'
import { BRAND_CODES, DEFAULT_BRAND } from './rules'

/** The default brand's colours also apply to a page without a brand. */
const ofBrand = (code: BrandCode) => (code === DEFAULT_BRAND ? '' : `[data-brand='${code}']`)

function rule(selector: string, colours: BrandColours): string {
  const tokens = Object.entries(colours).map(([name, value]) => `--color-${name}: ${value};`)
  return `${selector} { ${tokens.join(' ')} }`
}

/** The brands' colours as tokens, beside the neutral ones of the UI kit's `colours.css`. */
export function brandStyleSheet(): string {
  return [
    ...BRAND_CODES.map((code) => rule(`:root${ofBrand(code)}`, BRANDS[code].colours.day)),
    '@media screen and (prefers-color-scheme: dark) {',
    ...BRAND_CODES.map((code) => rule(`:root:not([data-capture])${ofBrand(code)}`, BRANDS[code].colours.night)),
    '}',
  ].join('\n')
}
