import { expect, test } from 'vitest'
import { layoutPlaque } from '../layout/plaque'
import { DESIGN, ENTRY, loadAll } from '../layout/plaque.fixture'
import { plaqueSvg } from './plaque-svg'

const outlines = await loadAll()
const layoutOf = (entry: Partial<typeof ENTRY> = {}) =>
  layoutPlaque({ ...ENTRY, ...entry }, { ...DESIGN, icon: 'Heart', hasPhoto: true }, outlines)

test('text is outlines: the SVG names no font [OPEN-83]', () => {
  const svg = plaqueSvg(layoutOf(), { title: 'Bella & "Bo" <3' })
  expect(svg).toContain('<title>Bella &amp; &quot;Bo&quot; &lt;3</title>')
  expect(svg).not.toMatch(/<text|font/)
  const letters = 'BellaAlwaysinourhearts2010–2026'.length
  expect(svg.match(/<path transform/g)).toHaveLength(letters + 1)
})

test('a photo gets metal tones, keeps its colours on porcelain and is round on an oval [ENG-56]', () => {
  const photo = { photoHref: 'data:image/png;base64,AA==' }
  expect(plaqueSvg(layoutOf(), photo)).toContain('<feComponentTransfer>')
  expect(plaqueSvg(layoutOf({ Color: 'White' }), photo)).not.toContain('<filter')
  expect(plaqueSvg(layoutOf({ Shape: 'Oval' }), photo)).toContain('<clipPath')
  expect(plaqueSvg(layoutOf())).not.toContain('<image')
})
