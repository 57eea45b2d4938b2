import type { PlaqueIcon } from '@portal/domain/plaque'
import { ellipse } from './shapes'

/** Side of the square in which icons are drawn. */
export const ICON_BOX = 100

const BONE = [
  ellipse(17, 38, 14, 14),
  ellipse(17, 62, 14, 14),
  ellipse(83, 38, 14, 14),
  ellipse(83, 62, 14, 14),
  'M16 36C34 43 66 43 84 36L84 64C66 57 34 57 16 64Z',
].join('')

/** A cat's print: round toes, a pad of three lobes, no claws. */
function catPaw(x: number, y: number, scale: number, turn: number): string {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const point = (a: number, b: number): readonly [number, number] => [
    x + scale * ((a - 50) * cos - (b - 50) * sin),
    y + scale * ((a - 50) * sin + (b - 50) * cos),
  ]
  const toe = (a: number, b: number, rx: number, ry: number, lean: number) =>
    ellipse(...point(a, b), rx * scale, ry * scale, lean + turn)
  const pad = [
    [50, 47],
    [63, 47],
    [70, 58],
    [77, 66],
    [86, 76],
    [83, 91],
    [72, 92],
    [66, 92.5],
    [62, 87],
    [59, 88],
    [56, 92],
    [44, 92],
    [41, 88],
    [38, 87],
    [34, 92.5],
    [28, 92],
    [17, 91],
    [14, 76],
    [23, 66],
    [30, 58],
    [37, 47],
    [50, 47],
  ] as const
  const [start = [0, 0], ...curves] = pad.map(([a, b]) =>
    point(a, b)
      .map((value) => Math.round(value * 10) / 10)
      .join(' '),
  )
  return (
    toe(15, 46, 10.5, 13, -24) +
    toe(37, 23, 11, 14.5, -8) +
    toe(63, 23, 11, 14.5, 8) +
    toe(85, 46, 10.5, 13, 24) +
    `M${start}C${curves.join(' ')}Z`
  )
}

const DOG_PAW = [
  ellipse(14, 50, 9.5, 14, -22),
  ellipse(36, 30, 10, 16, -7),
  ellipse(64, 30, 10, 16, 7),
  ellipse(86, 50, 9.5, 14, 22),
  'M5 33C3 28 3 24 5 20C9 23 11 27 11 32C9 31 7 32 5 33Z',
  'M31 11C31 7 32 4 34 1C37 4 38 7 38 11C36 10 33 10 31 11Z',
  'M62 11C62 7 63 4 66 1C68 4 69 7 69 11C67 10 64 10 62 11Z',
  'M95 33C93 32 91 31 89 32C89 27 91 23 95 20C97 24 97 28 95 33Z',
  'M50 52C65 52 73 66 80 74C90 86 81 99 67 95C60 93 55 91 50 91C45 91 40 93 33 95C19 99 10 86 20 74C27 66 35 52 50 52Z',
].join('')

/** A sitting cat, seen from behind, the tail around its side. */
const CAT_SITTING = [
  ellipse(48, 32, 21.5, 18),
  'M27 30C25 20 26 11 29 3C36 6 42 11 47 17Z',
  'M49 17C54 11 60 6 67 3C70 11 71 20 69 30Z',
  'M48 43C63 46 76 66 76 84C76 92 72 97 66 97L30 97C24 97 20 92 20 84C20 66 33 46 48 43Z',
  'M62 87C70 88 77 87 81 82C84 78 84 72 79 70C75 68 76 61 81 60C88 59 94 67 94 77C94 92 80 98 62 97Z',
].join('')

/** A lying cat, head up, the tail along its body. */
const CAT_LYING = [
  'M5 47C4 40 4 34 6 27C10 30 13 32 16 35C19 34 23 34 26 35C29 32 32 30 36 27C38 34 38 40 37 46C44 44 52 43 60 43C81 43 97 56 97 73C97 77 96 80 95 83L30 83L14 83C8 83 7 75 14 74L20 73C17 70 15 66 14 62C9 59 6 54 5 47Z',
  'M95 73C98 84 92 93 80 93L50 93C44 93 44 86 50 86L78 86C84 86 87 82 86 76Z',
].join('')

/** A cat's head. Eyes and nose are holes: drawn counterclockwise. */
const CAT_HEAD = [
  'M13 7C22 10 31 16 37 23C45 21 55 21 63 23C69 16 78 10 87 7C91 20 92 33 90 45C94 51 96 57 95 63C92 82 72 93 50 93C28 93 8 82 5 63C4 57 6 51 10 45C8 33 9 20 13 7Z',
  ellipse(32, 52, 6, -8),
  ellipse(68, 52, 6, -8),
  'M44 68C46 72.5 48 74.5 50 75.5C52 74.5 54 72.5 56 68C52 66 48 66 44 68Z',
].join('')

const CAT_WALKING =
  'M5 40C3 34 3 28 4 21C8 24 11 26 14 28C17 27 20 27 23 28C25 25 28 23 31 21C32 27 32 33 31 38C44 41 56 39 68 40C76 40 82 38 84 30C86 22 83 16 86 9C89 4 96 6 95 12C94 18 95 24 94 31C93 41 88 48 86 54C85 62 88 68 90 75L93 92C93 96 85 96 84 93L80 78C77 74 74 71 71 66L66 78L66 92C66 96 58 96 57 93L58 76C58 72 58 68 58 64C50 67 44 67 38 66L40 78L40 92C40 96 32 96 31 93L30 78L25 68L19 79L14 92C12 96 5 94 6 90L11 75C13 69 14 63 14 57C9 54 6 48 5 40Z'

/** A sitting dog; ear and eye are holes. */
const DOG = [
  'M4 33C4 30 6 28 9 28C15 27 19 25 22 20C25 13 32 8 40 8C48 8 55 13 57 21C60 28 60 36 57 43C67 49 76 60 79 74C83 74 87 70 88 64C89 59 95 59 96 64C97 76 91 86 82 88C83 92 82 96 77 96L33 96C27 96 27 89 33 88L37 87C37 78 36 70 33 62C30 57 29 52 30 46C24 47 16 46 11 45C6 43 4 38 4 33Z',
  'M42 15C35 25 35 38 42 45C47 48 53 46 56 40L53.6 39C51.5 43 46.8 44.6 43.6 42C38.4 36 38.6 26 44.4 16.4Z',
  ellipse(27, 26.5, 2.4, -2.8),
].join('')

const HEART =
  'M50 93C44 87 5 60 5 32C5 18 15 8 28 8C37 8 45 13 50 21C55 13 63 8 72 8C85 8 95 18 95 32C95 60 56 87 50 93Z'

/** A horse's head; mane, eye and nostril are holes. */
const HORSE = [
  'M50 2C54 5 57 9 58 13C68 15 76 21 79 30L84 28C87 36 88 44 88.5 52L93 50C95 60 95 70 94.5 79L98 78C98 85 97 91 96 97L40 97C41 86 47 78 51 69C45 70 39 68 35 64C31 67 27 70 23 74C19 79 12 80 8 75C5 71 6 66 9 61C14 52 19 42 24 33C28 25 34 19 42 15C43 11 46 6 50 2Z',
  'M55 22C69 31 77 53 79 97L82.5 97C81 50 72 28 57 19.5Z',
  ellipse(36, 33, 2.8, -3.4, 20),
  ellipse(14, 66.5, 1.9, -3, 35),
].join('')

/** Single-coloured silhouettes as path data (m, l, c, q, z) [ENG-39]. */
export const ICON_PATHS: Readonly<Record<Exclude<PlaqueIcon, 'None'>, string>> = {
  Bone: BONE,
  "Cat's Paw": catPaw(50, 50, 1, 0),
  'Cat 1': CAT_SITTING,
  'Cat 2': CAT_LYING,
  'Cat 3': CAT_HEAD,
  'Cat 4': CAT_WALKING,
  'Dog Paw': DOG_PAW,
  Dog: DOG,
  'Double Cat Paw': catPaw(27, 69, 0.52, -12) + catPaw(73, 31, 0.52, 12),
  Heart: HEART,
  Horse: HORSE,
}
