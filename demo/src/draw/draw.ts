import { timberBox } from './box'
import { candle, tealight } from './candle'
import { Canvas, group, n } from './canvas'
import { FORMS } from './forms.data'
import { framed } from './frame'
import { furBox, vial } from './fur'
import { pebbleShape } from './garden-stone'
import { crystal, paperweight } from './glass'
import { bracelet, heartUrn, keyring, locket, metalFill, pendant } from './jewellery'
import { materialOf, TIMBERS } from './materials'
import { chime, stake, star } from './memorials'
import { mark } from './motifs'
import { basket, paperShell, saltUrn } from './natural'
import type { Metal, Picture } from './picture'
import { plaque as plaqueOf } from './plaque'
import { clayPrint, printCard } from './prints'
import * as remembrance from './remembrance'
import { seedCard } from './seed-card'
import { THREE_QUARTER } from './solid'
import { stone } from './stone'
import { backdrop, CENTRE, FLOOR, shadow } from './studio'
import * as supplies from './supplies'
import { tube } from './tube'
import { turnedWood } from './turned-wood'
import { vessel } from './vessel'

type Of<Name extends Picture['draw']> = Extract<Picture, { draw: Name }>

function urn(canvas: Canvas, { form: name, finish, band, size = 1.28 }: Of<'urn'>, x = CENTRE): string {
  const form = FORMS[name]
  const foot = form.radius * (form.profile.at(-1)?.[1] ?? 1) * size
  return shadow(canvas, x, FLOOR, foot) + vessel(canvas, form, materialOf(finish), x, FLOOR, size, band)
}

const trio = (canvas: Canvas, finish: Metal): string =>
  [
    [142, 0.58],
    [458, 0.58],
    [300, 0.74],
  ]
    .map(([x = CENTRE, size = 0.7]) => urn(canvas, { draw: 'urn', form: 'shoulder', finish, band: 'paws', size }, x))
    .join('')

function plaque(canvas: Canvas, { shape, finish, icon = false, photo = false }: Of<'plaque'>): string {
  if (finish === 'porcelain' || finish === 'acrylic') {
    return plaqueOf(canvas, {
      shape,
      fill: canvas.linear(
        [
          [0, '#ffffff'],
          [1, '#e9e4da'],
        ],
        50,
      ),
      ink: '#5b5147',
      edge: '#c9c0b0',
      icon,
      photo,
    })
  }
  const material = materialOf(finish)
  const ink = finish === 'graphite' ? '#e9e6df' : '#3a3129'
  return plaqueOf(canvas, {
    shape,
    fill: metalFill(canvas, material, 28),
    ink,
    edge: finish === 'graphite' ? '#8d9197' : '#8a7a5e',
    icon,
    photo,
  })
}

/** A thing drawn for the middle of the table, put elsewhere and smaller. */
const placed = (drawing: string, x: number, floor: number, scale: number): string =>
  group({ transform: `translate(${n(x - CENTRE * scale)} ${n(floor - FLOOR * scale)}) scale(${scale})` }, drawing)

function bundle(canvas: Canvas, { urn: main, side, front }: Of<'bundle'>, seed: string): string {
  return (
    placed(subject(canvas, side, `${seed} side`), 446, 458, 0.62) +
    placed(subject(canvas, main, `${seed} urn`), 232, 490, 0.86) +
    (front ? placed(subject(canvas, front, `${seed} front`), 404, 524, 0.46) : '')
  )
}

function subject(canvas: Canvas, picture: Picture, seed: string): string {
  switch (picture.draw) {
    case 'urn':
      return urn(canvas, picture)
    case 'turned':
      return turnedWood(canvas, TIMBERS[picture.wood], picture.form, seed)
    case 'box':
      return timberBox(
        canvas,
        TIMBERS[picture.wood],
        picture.detail,
        picture.shape,
        { x: CENTRE, y: FLOOR - 34, ...THREE_QUARTER },
        seed,
        1.22,
      )
    case 'tube':
      return tube(canvas, picture.scene)
    case 'basket':
      return basket(canvas)
    case 'pod':
      return paperShell(canvas)
    case 'saltUrn':
      return saltUrn(canvas)
    case 'heart':
      return heartUrn(canvas, materialOf(picture.finish), picture.mark ?? 'plain')
    case 'tealight':
      return tealight(canvas, materialOf(picture.finish))
    case 'pendant':
      return pendant(canvas, picture.form, materialOf(picture.finish))
    case 'bracelet':
      return bracelet(canvas, materialOf(picture.finish))
    case 'keyring':
      return keyring(canvas, materialOf(picture.finish))
    case 'clayPrint':
      return clayPrint(canvas, picture.shape, materialOf(picture.finish))
    case 'printCard':
      return printCard(canvas, picture.mark)
    case 'framedPrint':
      return framed(canvas, TIMBERS[picture.wood], picture.content, seed)
    case 'vial':
      return vial(canvas)
    case 'locket':
      return locket(canvas, materialOf(picture.finish))
    case 'furBox':
      return furBox(canvas, TIMBERS[picture.wood], seed)
    case 'trio':
      return trio(canvas, picture.finish)
    case 'pebble':
      return pebbleShape(
        canvas,
        mark(picture.mark, 301, 393, 112, '#e9e4da', -6) + mark(picture.mark, 299, 391, 112, '#5f5a52', -6),
      )
    case 'candle':
      return candle(canvas, picture.kind)
    case 'stone':
      return stone(canvas, picture.kind)
    case 'chime':
      return chime(canvas)
    case 'stake':
      return stake(canvas)
    case 'paperweight':
      return paperweight(canvas)
    case 'crystal':
      return crystal(canvas)
    case 'canvas':
      return remembrance.canvasPortrait(canvas)
    case 'seedCard':
      return seedCard(canvas)
    case 'star':
      return star(canvas)
    case 'book':
      return remembrance.book(canvas)
    case 'memoryBox':
      return remembrance.memoryBox(canvas, TIMBERS[picture.wood])
    case 'bear':
      return remembrance.bear(canvas)
    case 'plaque':
      return plaque(canvas, picture)
    case 'careBag':
      return supplies.careBag(canvas, picture.size)
    case 'tagPack':
      return supplies.tagPack(canvas)
    case 'carrier':
      return supplies.carrier(canvas)
    case 'leaflets':
      return supplies.leaflets(canvas)
    case 'bundle':
      return bundle(canvas, picture, seed)
  }
}

/** A product's picture: always 600 by 600, on the same ground and in the same light. */
export function drawProduct(picture: Picture, title: string, seed: string): string {
  const canvas = new Canvas()
  const ground = backdrop(canvas)
  return canvas.svg(title, ground, subject(canvas, picture, seed))
}
