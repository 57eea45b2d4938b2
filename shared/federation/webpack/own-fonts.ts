import { parse } from 'postcss'

/**
 * Gives a page's fonts names of their own, and the addresses to ask for them at once. They are optional: one that is
 * there in time is shown from the first paint, else the fallback stays. The style sheets that arrive later bring the
 * same fonts again, which under the same names would be a second chance, and the words would move.
 */
export function withOwnFonts(css: string): { css: string; fonts: string[] } {
  const sheet = parse(css)
  const [families, fonts]: [Set<string>, string[]] = [new Set(), []]
  sheet.walkAtRules('font-face', (face) => {
    face.walkDecls('src', ({ value }) => {
      const address = /url\(["']?([^"')]+)/.exec(value)?.[1]
      if (!address) return
      fonts.push(address)
      face.walkDecls('font-family', (family) => void families.add(family.value.replace(/["'\\]/g, '')))
    })
  })
  sheet.walkDecls((decl) => {
    for (const family of families) decl.value = decl.value.replace(spelt(family), `"${family} Early"`)
  })
  // Stronger than the same tokens of the style sheets.
  sheet.walkRules(':root', (rule) => {
    if (rule.some((node) => node.type === 'decl' && node.value.includes(' Early"'))) rule.selector = ':root:root'
  })
  return { css: sheet.toString(), fonts }
}

/** A font's name as minifiers write it: quoted, or with escapes. */
function spelt(family: string): RegExp {
  const words = family.split(' ').map((word) => word.replace(/[^\w-]/g, '\\$&'))
  return new RegExp(`["']?${words.join('\\\\? \\\\?')}(?![\\w ])["']?`, 'g')
}

/** A style sheet's text for the HTML of a page, where names of files beside it would mean the page's own folder. */
export const placedAt = (base: string, css: string): string =>
  base === '' ? css : css.replaceAll(/(url\((?:["']|(?!["'])))(?![a-z]+:|[/#])/g, `$1${base}`)
