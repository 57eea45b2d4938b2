// @vitest-environment happy-dom
import type { Container } from 'konva/lib/Container'
import { Stage } from 'konva/lib/Stage'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layoutPlaque, loadOutlines } from '@portal/plaque'
import { freshDesign } from '../editor/design'
import { portrait } from '../editor/editor.fixture'
import { wholeCut } from '../photo/cut'
import type { Cut } from '../photo/cut'
import { stubCanvas } from './canvas.fixture'
import { renderScene } from './render-scene'
import type { MovablePhoto, Scene } from './scene'

const { draft } = freshDesign(portrait, 'Bella')
const layout = layoutPlaque(
  portrait,
  { ...draft, icon: 'Heart', primaryText: { ...draft.primaryText, text: 'Always with us' }, hasPhoto: true },
  await loadOutlines(['Arial']),
)
const { photo } = layout
if (!photo) throw new Error('no place for a photo')
const { box } = photo
/** 3 by 4 of 400 by 200: 150 wide, from the middle. */
const size = { width: 400, height: 200 }
const whole = wholeCut(size, 3 / 4)

let stage: Stage
let undo: () => void
let shown: ReturnType<typeof renderScene>
beforeEach(() => {
  undo = stubCanvas()
  stage = new Stage({ container: document.createElement('div'), width: 500, height: layout.stage.height })
  shown = renderScene(stage, (fault) => {
    throw fault
  })
})
afterEach(() => {
  shown.close()
  vi.restoreAllMocks()
  undo()
})

const show = (scene: Partial<Scene> = {}) => shown.show({ layout, cropped: null, movable: null, ...scene }, 2)
const layer = (name: string) => stage.findOne(`.${name}`)
const attrs = (selector: string, names: readonly string[]) =>
  stage.find(selector).map((node) => names.map((name) => node.getAttr(name)))
const inside = (name: string) =>
  (stage.findOne<Container>(`.${name}`)?.find('Shape') ?? []).map((node) => PLACE.map((key) => node.getAttr(key)))

const PLACE = ['x', 'y', 'scaleX', 'scaleY'] as const

test('metal, photo, words and icon are layers, and stand where the layout has them [OPEN-83, OPEN-139]', () => {
  show()
  expect(stage.getLayers().map((one) => [one.name(), one.scaleX()])).toEqual([
    ['metal', 2],
    ['photo', 2],
    ['words', 2],
    ['icon', 2],
  ])
  for (const { field, glyphs } of layout.texts) {
    expect(inside(field)).toEqual(glyphs.map((glyph) => PLACE.map((name) => glyph[name])))
  }
  const { icon } = layout
  expect(inside('icon')).toEqual([icon && PLACE.map((name) => icon[name])])
})

test('other words redraw the words alone [OPEN-139]', () => {
  show()
  const metal = stage.getLayers()[0]
  const drawn = vi.spyOn(metal ?? stage, 'batchDraw')
  const texts = layout.texts.slice(0, 1)
  shown.show({ layout, cropped: null, movable: null }, 2)
  expect(drawn).not.toHaveBeenCalled()
  shown.show({ layout: { ...layout, texts }, cropped: null, movable: null }, 2)
  expect(inside('words')).toHaveLength(texts[0]?.glyphs.length ?? 0)
  expect(stage.find('.secondaryText, .primaryText')).toHaveLength(0)
})

/** A photo on the stage, whose changes come back to it. */
function movable(change: Partial<MovablePhoto> = {}) {
  const cuts: Cut[] = []
  const image = Object.assign(document.createElement('img'), { width: 400, height: 200 })
  const now = (cut: Cut): MovablePhoto => ({
    image,
    size,
    cut,
    isAtRest: false,
    isSelected: true,
    onSelect: vi.fn<() => void>(),
    onChange: (next) => {
      cuts.push(next)
      show({ movable: now(next) })
    },
    ...change,
  })
  show({ movable: now(whole) })
  return cuts
}

const pointer = (clientX: number, clientY: number, other: object = {}) => ({
  evt: { pointerId: 1, pointerType: 'mouse', clientX, clientY, preventDefault: () => undefined, ...other },
})
const fire = (name: string, type: string, event: object) => layer(name)?.fire(type, event)
const settle = () => new Promise((resolve) => setTimeout(resolve))

test('a photo is dragged by the part of its place that the pointer goes, and no further than its edge [OPEN-140]', async () => {
  const cuts = movable()
  fire('grip', 'pointerdown', pointer(100, 100))
  // A fifth of its place to the right, on a page of two pixels for each unit: the area goes 30 of 150 to the left.
  fire('grip', 'pointermove', pointer(100 + (2 * box.width) / 5, 100))
  await settle()
  const [picture] = attrs('.picture', ['x', 'width', 'height'])
  // 400 by 200 of which 150 by 200 fill the place; its middle is 105 of 150 to the right of the place's edge.
  expect(picture?.[0]).toBeCloseTo(box.x + (box.width * (200 - 95)) / 150)
  expect(picture?.[1]).toBeCloseTo((box.width * 400) / 150)
  expect(picture?.[2]).toBeCloseTo(box.height)
  expect(cuts, 'the page is told at the end').toEqual([])
  fire('grip', 'pointerup', pointer(100 + (2 * box.width) / 5, 100))
  expect(cuts.at(-1)?.croppedAreaPixels.x).toBeCloseTo(125 - 30)
  fire('grip', 'pointermove', pointer(0, 0))
  fire('grip', 'pointerdown', pointer(0, 100))
  fire('grip', 'pointermove', pointer(9000, 100))
  fire('grip', 'pointercancel', pointer(9000, 100))
  expect(cuts).toHaveLength(2)
  expect(cuts.at(-1)?.croppedAreaPixels.x).toBe(0)
})

test('a handle is pulled away from the middle to make the photo larger, to five times at most [OPEN-140]', () => {
  const cuts = movable()
  expect(stage.find('.handle')).toHaveLength(4)
  const middle = { x: 2 * (box.x + box.width / 2), y: 2 * (box.y + box.height / 2) }
  fire('handle', 'pointerdown', pointer(middle.x + 100, middle.y))
  fire('handle', 'pointermove', pointer(middle.x + 200, middle.y))
  fire('handle', 'pointerup', pointer(middle.x + 200, middle.y))
  expect(cuts.at(-1)?.croppedAreaPixels).toMatchObject({ width: 75, height: 100 })
  fire('handle', 'pointerdown', pointer(middle.x + 100, middle.y))
  fire('handle', 'pointermove', pointer(middle.x + 9000, middle.y))
  fire('handle', 'pointerup', pointer(middle.x + 9000, middle.y))
  expect(cuts.at(-1)?.croppedAreaPixels).toMatchObject({ width: 30, height: 40 })
})

test('a finger on a photo that is not selected scrolls the page, and a wheel too; a tap selects it [OPEN-140]', () => {
  const onSelect = vi.fn<() => void>()
  const cuts = movable({ isSelected: false, onSelect })
  expect(stage.find('.handle')).toHaveLength(0)
  expect(layer('grip')?.preventDefault()).toBe(false)
  fire('grip', 'pointerdown', pointer(100, 100, { pointerType: 'touch' }))
  fire('grip', 'pointermove', pointer(150, 100, { pointerType: 'touch' }))
  fire('grip', 'wheel', pointer(0, 0, { deltaY: -100 }))
  expect(cuts).toEqual([])
  expect(onSelect).not.toHaveBeenCalled()
  fire('grip', 'pointerclick', pointer(100, 100, { pointerType: 'touch' }))
  expect(onSelect).toHaveBeenCalledOnce()
})

test('a wheel over the selected photo zooms, and does not scroll [OPEN-140]', () => {
  const cuts = movable()
  const preventDefault = vi.fn<() => void>()
  fire('grip', 'wheel', pointer(0, 0, { deltaY: -100, preventDefault }))
  // 1.002 to the power of 100.
  expect(cuts.at(-1)?.croppedAreaPixels.width).toBeCloseTo(150 / 1.2212, 2)
  expect(preventDefault).toHaveBeenCalledOnce()
})

test('at rest the very crop is drawn in its place [OPEN-139]', () => {
  const cropped = Object.assign(document.createElement('img'), { width: 30, height: 40 })
  show({ cropped })
  expect(attrs('.picture', ['x', 'y', 'width', 'height'])).toEqual([
    [box.x + box.width / 2, box.y + box.height / 2, box.width, box.height],
  ])
})
