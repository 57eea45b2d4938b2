import { PLAQUE_ICONS } from '@portal/domain/plaque'
import { expect, test } from 'vitest'
import { pathExtent } from '../path/bounds'
import { ICON_BOX, ICON_PATHS } from './icons'

test('each icon is drawn, no two alike [ENG-39]', () => {
  expect(Object.keys(ICON_PATHS)).toEqual(PLAQUE_ICONS.filter((icon) => icon !== 'None'))
  expect(new Set(Object.values(ICON_PATHS)).size).toBe(11)
})

test.each(Object.entries(ICON_PATHS))('%s fills its square without leaving it [ENG-39]', (_, path) => {
  const { left, top, right, bottom } = pathExtent(path)
  expect(Math.min(left, top, ICON_BOX - right, ICON_BOX - bottom)).toBeGreaterThanOrEqual(0)
  expect(Math.max(right - left, bottom - top)).toBeGreaterThan(0.85 * ICON_BOX)
})
