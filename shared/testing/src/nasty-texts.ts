/** Unusual valid texts: stored unchanged and shown as text, never as markup. */
export const UNUSUAL_TEXTS: Readonly<Record<string, string>> = {
  HTML: '<img src=x onerror=alert(1)><b>Bella</b> &amp;',
  'an emoji of several parts': 'Zoë 🐾👩‍👩‍👧‍👦',
  'right to left': 'مرحبا שלום',
  'both directions': 'Bella بيلا (Reid)',
  quotes: `O'Neill "'; DROP TABLE bookings; --`,
  'a template': '${process.env} {{7*7}} %s %00',
  'one character': 'é',
}

/** Invisible texts, which count as empty. */
export const BLANK_TEXTS: Readonly<Record<string, string>> = {
  nothing: '',
  blanks: '   ',
  'white space of every kind': '\t \u00a0\u2003\u3000\n',
  'characters without width': '\u200b\u2060\ufeff\u00ad',
}

/** Texts with characters that cannot be stored, printed or engraved. */
export const UNPRINTABLE_TEXTS: Readonly<Record<string, string>> = {
  NUL: 'Bel\u0000la',
  'half a surrogate pair': 'Bella \ud83d',
  'the other half': '\udc3e Bella',
  'a bell': 'Bel\u0007la',
  'an override of the direction': '\u202Eallebb',
  'a control of the terminal': '\u001b[31mBella',
}

/** Longer than every field's limit. */
export const ENDLESS_TEXT = 'x'.repeat(10_000)
