/** Characters of one part of an SMS. One character outside of the alphabet lowers the limit to 70. */
export const SMS_PART = 160

/** The alphabet of GSM 03.38, as far as each character counts once. */
const ALPHABET = new Set(
  '@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà\n',
)
/** Replacements of letters and marks that have no decomposition. */
const LIKE: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  œ: 'oe',
  Œ: 'OE',
  þ: 'th',
  ð: 'd',
  ı: 'i',
}

/** Text in the alphabet of an SMS: Māui becomes Maui. Characters without a similar letter are omitted. */
export const gsmText = (text: string): string =>
  Array.from(text.normalize('NFC'), inAlphabet).join('').replaceAll(/ {2,}/g, ' ').trim()

function inAlphabet(character: string): string {
  if (ALPHABET.has(character)) return character
  const like = LIKE[character] ?? character.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return Array.from(like)
    .filter((each) => ALPHABET.has(each))
    .join('')
}
