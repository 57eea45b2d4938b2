// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { loadOutlines, layoutPlaque } from '@portal/plaque'
import type { PlaqueLayout } from '@portal/plaque'
import { renderInPortal } from '@portal/testing'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { entryOf } from '../../edit-pages/edit.fixture'
import { wholeCut } from '../../photo/cut'
import { stubCanvas } from '../stage/canvas.fixture'
import { PlaquePicture } from './PlaquePicture'
import * as stageCode from './stage-code'

const text = (words: string) => ({ text: words, size: 30, font: 'Arial' as const })

async function layoutOf(name: string, hasPhoto = false) {
  const words = { petName: text(name), primaryText: text('Loved'), secondaryText: text('2026') }
  const outlines = await loadOutlines(['Arial'])
  return layoutPlaque(entryOf({}), { ...words, icon: 'Heart', iconPlacement: 'Left', hasPhoto }, outlines)
}

/** 3 by 4 of 400 by 200: 150 wide, from the middle, at 125. */
const size = { width: 400, height: 200 }

function Moved({ layout }: { readonly layout: PlaqueLayout }) {
  const [cut, setCut] = useState(wholeCut(size, 3 / 4))
  stageCode.useAskForStage()
  const movable = { petName: 'Bella', url: 'blob:all', size, cut, isAtRest: true, onChange: setCut }
  return (
    <>
      <PlaquePicture layout={layout} photo="blob:cropped" label="Name: Bella" movable={movable} />
      <output>{Math.round(cut.croppedAreaPixels.x)}</output>
    </>
  )
}

const shown = () => Number(document.querySelector('output')?.textContent)

let undo: () => void
beforeEach(() => {
  undo = stubCanvas()
})
afterEach(() => {
  cleanup()
  undo()
  vi.restoreAllMocks()
})

test('the picture has a text alternative, keeps its shape, and works without the stage [ENG-51, OPEN-139]', async () => {
  vi.spyOn(stageCode, 'useStageCode').mockReturnValue(null)
  renderInPortal(<PlaquePicture layout={await layoutOf('Bella')} photo={null} label="Name: Bella. Icon: Heart, left" />)
  const picture = screen.getByRole('img', { name: 'Name: Bella. Icon: Heart, left' })
  expect(picture.style.aspectRatio).toBe(`500 / ${1000 / 3}`)
  expect(picture.querySelectorAll('svg path[transform]')).toHaveLength('BellaLoved2026'.length + 1)
})

test('keys and buttons move the photo on the stage, and its visible part is announced [OPEN-140]', async () => {
  renderInPortal(<Moved layout={await layoutOf('Bella', true)} />)
  const control = await screen.findByRole('group', {
    name: 'Photo of Bella: move with the arrow keys, + and - to scale',
  })
  expect(screen.getByRole('img', { name: 'Name: Bella' }).querySelector('canvas')).toBeTruthy()
  // The photo moves right, so the visible area moves left by 0.02 of 150.
  await act(async () => fireEvent.keyDown(control, { key: 'ArrowRight' }))
  expect(shown()).toBe(122)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Move left' })))
  expect(shown()).toBe(125)
  await act(async () => fireEvent.keyDown(control, { key: '+' }))
  expect(Number(screen.getByRole<HTMLInputElement>('slider', { name: 'Zoom' }).value)).toBeCloseTo(1.1)
  // 150 / 1.1 wide around the centre of 400: from 131.8, which is 33 % of it; 100 - 100 / 1.1 above, 5 % of 200.
  await expect
    .poll(() => screen.getByText(/^Photo at/).textContent)
    .toBe('Photo at 110 %. Hidden: 33 % on the left, 5 % at the top.')
})
