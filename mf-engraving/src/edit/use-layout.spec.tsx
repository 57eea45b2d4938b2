// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { freshDesign } from './design'
import { portrait } from './editor.fixture'
import { useLayout } from './use-layout'

afterEach(cleanup)

const photo = {
  fileImgSrc: 'bella.jpg',
  croppedAreaPixels: { x: 0, y: 0, width: 900, height: 1200 },
  rotation: 0,
} as const
const bella = freshDesign(portrait, 'Bella')
const withPhoto = { ...bella, draft: { ...bella.draft, photo } }

test.each([
  ['text', bella, true],
  ['approval', withPhoto, true],
  ['approval', bella, false],
] as const)(
  'in the step %s a place for the photo is kept unless nothing would be engraved there',
  async (step, design, isKept) => {
    const { result } = renderHook(() => useLayout(portrait, design, step))
    await expect.poll(() => result.current.layout).not.toBeNull()
    expect(result.current.layout?.photo !== null).toBe(isKept)
  },
)
