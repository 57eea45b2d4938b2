import type { BrandCode } from '@portal/brand'
import { brandMark, lookOf } from './brand'
import type { BrandLook } from './brand'
import { Canvas, ellipse, group, path, rect, stroke } from './canvas'
import { darker, lighter } from './colour'
import { outlineText } from './outline-text'

type CardKind = 'private' | 'communal' | 'hold'

const CARDS: Record<CardKind, { title: string; says: string; fields: readonly string[] }> = {
  private: {
    title: 'PRIVATE',
    says: 'cremated alone',
    fields: ['Booking ID', 'Pet and family name', 'Ashes return to', 'Belongings that stay'],
  },
  communal: {
    title: 'COMMUNAL',
    says: 'cremated together with others',
    fields: ['Booking ID', 'Pet and family name', 'Keepsake, if any', 'Belongings that stay'],
  },
  hold: {
    title: 'HOLD',
    says: 'wait for instructions',
    fields: ['Booking ID', 'Pet and family name', 'Waiting for', 'Call before'],
  },
}

/** Cards differ by word and pattern too, not by colour alone. */
function cardTone(look: BrandLook, kind: CardKind): string {
  if (kind === 'private') return look.colour
  return kind === 'communal' ? darker(lighter(look.colour, 0.26), 0.1) : '#8a6a2b'
}

function pattern(kind: CardKind, ink: string): string {
  if (kind === 'private') return ''
  const lines = Array.from({ length: 14 }, (_, index) =>
    kind === 'communal'
      ? ellipse(30 + index * 26, 152, 4, 4, ink, { opacity: '0.8' })
      : stroke(`M${index * 28 + 4} 158L${index * 28 + 22} 146`, ink, 5, { opacity: '0.8' }),
  )
  return lines.join('')
}

/** SVG of a tag card, 380 by 560. */
export function tagCard(code: BrandCode, kind: CardKind): string {
  const look = lookOf(code)
  const { title, says, fields } = CARDS[kind]
  const tone = cardTone(look, kind)
  const canvas = new Canvas(380, 560)
  const shape = 'M10 74L74 10H306L370 74V532Q370 550 352 550H28Q10 550 10 532Z'
  const rows = fields
    .map(
      (field, index) =>
        outlineText(field, 42, 258 + index * 62, 18, '#6b6459', { anchor: 'start' }) +
        stroke(`M42 ${290 + index * 62}H338`, '#c9c0b1', 1.6),
    )
    .join('')
  const punched = group(
    { 'clip-path': canvas.clip(shape) },
    path(shape, '#fdfbf6'),
    rect(0, 0, 380, 174, tone),
    pattern(kind, '#ffffff'),
  )
  return canvas.svg(
    `Tag card: ${title.toLowerCase()} cremation`,
    punched,
    stroke(shape, darker(tone, 0.25), 2, { opacity: '0.5' }),
    ellipse(190, 44, 15, 15, '#ffffff'),
    ellipse(190, 44, 15, 15, 'none', { stroke: darker(tone, 0.4), 'stroke-width': 3 }),
    outlineText(title, 190, 108, 44, '#ffffff', { weight: 'strong', spacing: 3 }),
    outlineText(says, 190, 134, 19, '#ffffff'),
    outlineText('Fasten to the care bag and to the pet.', 190, 214, 18.5, '#4f493f'),
    rows,
    brandMark(look, 42, 496, 34, look.colour, '#fdfbf6'),
    outlineText(look.name, 86, 520, 22, look.colour, { weight: 'strong', anchor: 'start' }),
  )
}
