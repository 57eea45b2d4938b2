/** Dots of other scripts end a label of an address as well. */
const DOT = '[.\\u3002\\uFE52\\uFF0E\\uFF61]'
/** What cannot be seen would hide a link from this rule and not from whoever reads the mail. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu

// A dot between letters, with no blank: "evil.com", "www.evil"; initials ("J.R.R. Tolkien") have one letter each.
const domain = new RegExp(`(?<=[\\p{L}\\p{M}\\p{N}])${DOT}+(?=[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}-])`, 'gu')
// Full-width and other forms of the same signs.
const signs = /[/\\@:\u2044\u2215\uFE55\uFE6B\uFF0F\uFF20\uFF1A]/gu
const breaks = /[\p{Cc}\u2028\u2029]+/gu
// A phone number, or four numbers with dots: phones make both a link.
const digits = /\p{N}(?:[\s().-]*\p{N}){5,}|\p{N}+(?:\.\p{N}+){3}/gu

const PARTS = [domain, signs, breaks, digits]

/** Whether a mail or phone program could make a link of a part of this name [OPEN-328]. */
export function isLinkLike(name: string): boolean {
  const seen = name.replace(invisible, '')
  return PARTS.some((part) => seen.search(part) !== -1)
}

/** The name with nothing left that becomes a link: for names that other people chose [OPEN-328]. */
export function withoutLinks(name: string): string {
  if (!isLinkLike(name)) return name
  return name
    .replace(invisible, '')
    .replace(digits, '')
    .replace(domain, '. ')
    .replace(signs, ' ')
    .replace(breaks, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
