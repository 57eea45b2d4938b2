import { layoutPlaque, loadOutlines } from '@portal/plaque'
import { expect, test } from 'vitest'
import { freshDesign } from '../design'
import { plate } from '../editor.fixture'
import { iconSideAt } from './icon-side'

test('an icon dropped left of the middle of icon and texts goes to the left [ENG-40]', async () => {
  const { draft } = freshDesign(plate, 'Bella')
  const design = { ...draft, icon: 'Heart', hasPhoto: false } as const
  const layout = layoutPlaque(plate, design, await loadOutlines(['Arial']))
  const at = (x: number, width: number) => ({ bounds: { x, y: 0, width, height: 10 } })
  const [text] = layout.texts
  if (!text || !layout.icon) throw new Error('Nothing was placed.')
  // The icon from 100 to 150, the text from 170 to 400: their middle is 250.
  const placed = { ...layout, texts: [{ ...text, ...at(170, 230) }], icon: { ...layout.icon, ...at(100, 50) } }
  expect([iconSideAt(placed, 249), iconSideAt(placed, 251)]).toEqual(['Left', 'Right'])
  const empty = { ...placed, texts: [] }
  expect([iconSideAt(empty, 249), iconSideAt(empty, 251)]).toEqual(['Left', 'Right'])
})
