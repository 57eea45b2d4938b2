import { LOGOS } from './logos.data'
import type { LogoBrand } from './logos.data'

/** A brand's mark as an SVG document of its own, for the tab: at its size the words of the logo could not be read. */
export function markSvg(brand: LogoBrand): string {
  const { solid, line, colour, name, region } = LOGOS[brand]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" role="img" aria-label="${name} ${region}">`,
    `<path d="${solid}" fill="${colour.light}"/>`,
    `<path d="${line}" fill="none" stroke="#ffffff" stroke-width="2.5" stroke-linecap="round"/>`,
    '</svg>',
  ].join('')
}

/** The marks of all brands by the name of their file: the brand's code in lower case, with a hyphen. */
export function markFiles(): Record<string, string> {
  const brands: readonly LogoBrand[] = ['WA LWD', 'VIC EDH', 'SA EDH', 'AW EDH']
  return Object.fromEntries(brands.map((brand) => [`${brand.toLowerCase().replace(' ', '-')}.svg`, markSvg(brand)]))
}
