import { boxShadow, crate } from './box'
import { group, path, SERIF } from './canvas'
import type { Canvas } from './canvas'
import { darker, lighter } from './colour'
import type { Timber } from './materials'
import { mark } from './motifs'
import { cut, riverStone, slate, stoneTone } from './garden-stone'
import { raised, THREE_QUARTER } from './solid'
import { CENTRE } from './studio'

/** Stones that carry words. */
export function stone(canvas: Canvas, kind: 'river' | 'slate' | 'granite' | 'bench'): string {
  const [dark, light] = stoneTone[kind]
  if (kind === 'river')
    return riverStone(
      canvas,
      group({ transform: 'skewY(-3) translate(0 16)' }, cut('Bella', 300, 410, 86, dark, light, SERIF)),
    )
  if (kind === 'slate') {
    return slate(
      canvas,
      mark('paw', 304, 262, 62, dark) +
        cut('Bella', 304, 356, 62, dark, light, SERIF) +
        cut('our gentle friend', 304, 398, 25, dark, light, SERIF) +
        cut('2010 - 2025', 304, 434, 25, dark, light, SERIF),
    )
  }
  const rock = (base: string): Timber => ({ base, grain: lighter(base, 0.16), dark: darker(base, 0.2) })
  const view = { x: CENTRE, y: 478, ...THREE_QUARTER }
  if (kind === 'granite') {
    const size = [300, 264, 56] as const
    const words =
      cut('BELLA', 150, 104, 50, dark, light, SERIF) +
      cut('our gentle friend', 150, 142, 23, dark, light, SERIF) +
      cut('always beside us', 150, 172, 23, dark, light, SERIF) +
      cut('2010 - 2025', 150, 204, 23, dark, light, SERIF) +
      mark('heart', 150, 236, 22, dark)
    return (
      boxShadow(canvas, view, [360, 28, 130]) +
      crate(canvas, view, [360, 28, 130], rock('#55585c'), 'granite base') +
      crate(
        canvas,
        raised(view, 28),
        size,
        rock('#3d4044'),
        'granite',
        words + path('M0 0H210L0 190Z', '#fff', { opacity: '0.08' }),
      )
    )
  }
  const leg = (dx: number): string =>
    crate(
      canvas,
      { ...view, x: view.x + dx * 0.866, y: view.y + dx * 0.146 },
      [62, 120, 150],
      rock('#a39b8e'),
      `leg ${dx}`,
    )
  return (
    boxShadow(canvas, view, [330, 10, 170]) +
    leg(-104) +
    leg(112) +
    crate(canvas, raised(view, 118), [380, 42, 190], rock('#b5ada0'), 'seat', mark('paw', 190, 22, 26, '#857c6f'))
  )
}
