import { loadOutlines } from '@portal/plaque'

const WORDS = 'NOT APPROVED'
/** Width of the text, as a share of the picture's width. */
const SHARE = 0.9
const RED = '#b3322a'

/** Writes NOT APPROVED across the picture, as outlines: a server may have no fonts. */
export async function markUnapproved(picture: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const { width, height } = await sharp(picture).metadata()
  const mark = Buffer.from(await markSvg(width, height))
  return sharp(picture)
    .composite([{ input: mark }])
    .toBuffer()
}

async function markSvg(width: number, height: number): Promise<string> {
  const { Arial } = await loadOutlines(['Arial'])
  if (Arial === undefined) throw new Error('No letters for the mark')
  let at = 0
  const letters = [...WORDS].map((letter) => {
    const [advance, d] = Arial.glyphs[letter] ?? [Arial.unitsPerEm / 3, '']
    const path = `<path transform="translate(${at} 0)" d="${d}"/>`
    at += advance
    return path
  })
  const scale = (SHARE * width) / at
  const [x, y] = [(width * (1 - SHARE)) / 2, (height + Arial.capHeight * scale) / 2]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<g transform="matrix(${scale} 0 0 ${scale} ${x} ${y})" fill="${RED}" stroke="#ffffff" paint-order="stroke" ` +
    `stroke-width="${Arial.unitsPerEm / 20}">${letters.join('')}</g></svg>`
  )
}
