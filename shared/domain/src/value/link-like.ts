/** Dots of other scripts also separate the labels of a domain. */
const DOT = '[.\\u3002\\uFE52\\uFF0E\\uFF61]'
/** Invisible characters would hide a link from this rule but not from mail programs. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu

// A dot between letters: "evil.com", "www.evil". Initials ("J.R.R. Tolkien") have one letter each.
const domain = new RegExp(`(?<=[\\p{L}\\p{M}\\p{N}])${DOT}+(?=[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}-])`, 'gu')
// Signs of addresses, including full-width and similar forms.
const signs = /[/\\@:\u2044\u2215\uFE55\uFE6B\uFF0F\uFF20\uFF1A]/gu
const breaks = /[\p{Cc}\u2028\u2029]+/gu
// A phone number, or four numbers with dots; phones turn both into links.
const digits = /\p{N}(?:[\s().-]*\p{N}){5,}|\p{N}+(?:\.\p{N}+){3}/gu

const PARTS = [domain, signs, breaks, digits]

/** Whether a mail or phone program could turn part of this name into a link [OPEN-328]. */
export function isLinkLike(name: string): boolean {
  const seen = name.replace(invisible, '')
  return PARTS.some((part) => seen.search(part) !== -1)
}

/** Removes everything from the name that could become a link, for names that other people chose [OPEN-328]. */
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
