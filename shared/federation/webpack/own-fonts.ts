import { parse } from 'postcss'

/**
 * Renames a page's fonts and lists their addresses, to request them at once. They are optional: a font that arrives in
 * time shows from the first paint, otherwise the fallback stays. Later style sheets declare the same fonts; with the
 * same names those would apply late, and text would move.
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
  // Tokens with the new names must win over the same tokens in the style sheets.
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

/** A style sheet's text for a page's HTML, where relative addresses would mean the page's own folder. */
export const placedAt = (base: string, css: string): string =>
  base === '' ? css : css.replaceAll(/(url\((?:["']|(?!["'])))(?![a-z]+:|[/#])/g, `$1${base}`)
