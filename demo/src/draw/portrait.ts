import { lookOf } from './brand'
import { Canvas, ellipse, path, rect } from './canvas'
import { darker, lighter } from './colour'

interface Person {
  name: string
  ground: string
  skin: string
  hair: string
  coat: string
  style: 'bob' | 'short' | 'bun'
}

/** The relationship managers, as quiet figures without a face. */
const PEOPLE: Record<string, Person> = {
  'rep-margot-ellis': {
    name: 'Margot Ellis',
    ground: '#d9e4dd',
    skin: '#e0b899',
    hair: '#6d4a34',
    coat: lookOf('WA LWD').colour,
    style: 'bob',
  },
  'rep-daniel-okafor': {
    name: 'Daniel Okafor',
    ground: '#dfe0ee',
    skin: '#7d5540',
    hair: '#2a211d',
    coat: lookOf('VIC EDH').colour,
    style: 'short',
  },
  'rep-ingrid-vale': {
    name: 'Ingrid Vale',
    ground: '#e8e2d6',
    skin: '#eccab0',
    hair: '#c9a878',
    coat: '#5b6b78',
    style: 'bun',
  },
}

const HAIR: Record<Person['style'], readonly [behind: string, front: string]> = {
  bob: [
    'M122 196C112 112 160 78 200 78C240 78 288 112 278 196C276 228 268 244 258 252H142C132 244 124 228 122 196Z',
    'M146 178C148 120 170 100 200 100C230 100 252 120 254 178C240 150 226 136 190 130C176 146 158 158 146 178Z',
  ],
  short: [
    'M146 160C140 104 168 82 200 82C232 82 260 104 254 160Z',
    'M148 160C148 118 168 98 200 98C232 98 252 118 252 160C246 134 232 126 200 126C168 126 154 134 148 160Z',
  ],
  bun: [
    'M200 40a34 34 0 1 1 0 68a34 34 0 1 1 0-68ZM140 180C134 110 166 84 200 84C234 84 266 110 260 180Z',
    'M146 176C150 124 172 104 200 104C228 104 250 124 254 176C244 146 224 132 200 132C176 132 156 146 146 176Z',
  ],
}

/** A portrait, 400 by 400. */
export function portrait(id: string): string | null {
  const person = Object.hasOwn(PEOPLE, id) ? PEOPLE[id] : undefined
  if (!person) return null
  const { skin, hair, coat, ground, style, name } = person
  const canvas = new Canvas(400, 400)
  const [behind, front] = HAIR[style]
  const body = 'M60 400C62 324 110 284 166 272L200 300L234 272C290 284 338 324 340 400Z'
  return canvas.svg(
    `Portrait of ${name}`,
    rect(
      0,
      0,
      400,
      400,
      canvas.linear(
        [
          [0, lighter(ground, 0.5)],
          [1, ground],
        ],
        60,
      ),
    ),
    ellipse(300, 90, 190, 190, '#ffffff', { opacity: '0.22' }),
    path(behind, darker(hair, 0.12)),
    path('M172 226H228V284L200 306L172 284Z', darker(skin, 0.16)),
    path(
      body,
      canvas.linear(
        [
          [0, lighter(coat, 0.14)],
          [1, darker(coat, 0.2)],
        ],
        70,
      ),
    ),
    path('M166 272L200 306L234 272L250 278L212 348L200 326L188 348L150 278Z', '#f6f2ea'),
    ellipse(
      200,
      178,
      54,
      66,
      canvas.linear(
        [
          [0, lighter(skin, 0.14)],
          [1, darker(skin, 0.08)],
        ],
        30,
      ),
    ),
    path(front, hair),
  )
}
