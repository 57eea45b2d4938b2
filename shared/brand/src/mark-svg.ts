import { BRANDS, LOGOS } from './brands'
import { brandPicture } from './slug'

/** A brand's mark as an SVG document, for the browser tab: the words of the logo would be too small to read there. */
function markSvg({ code, name, region, mark }: (typeof LOGOS)[number]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" role="img" aria-label="${name} ${region}">`,
    `<path d="${mark.solid}" fill="${BRANDS[code].colours.day.brand}"/>`,
    `<path d="${mark.line}" fill="none" stroke="#ffffff" stroke-width="2.5" stroke-linecap="round"/>`,
    '</svg>',
  ].join('')
}

/** The marks of all brands by file name. */
export function markFiles(): Record<string, string> {
  return Object.fromEntries(LOGOS.map((logo) => [brandPicture(logo.code), markSvg(logo)]))
}
