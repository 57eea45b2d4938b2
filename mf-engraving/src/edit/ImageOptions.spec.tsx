// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layoutPlaque, loadOutlines } from '@portal/plaque'
import { renderInPortal } from '@portal/testing'
import { buttonClass } from '@portal/ui'
import * as worker from '../photo/run-in-worker'
import type { PhotoAnswer } from '../photo/worker-messages'
import { freshDesign } from './design'
import type { Design } from './design'
import { portrait } from './editor.fixture'
import { ImageOptions } from './ImageOptions'
import type { PhotoOnPlaque } from '../preview/plaque-picture/photo-on-plaque'
import * as plaquePicture from '../preview/plaque-picture/PlaquePicture'

const read = { picture: new Blob(['upright']), size: { width: 1200, height: 900 } }
const answers = (answer: PhotoAnswer) =>
  vi
    .spyOn(worker, 'runInWorker')
    .mockImplementation(async (task) => (task.kind === 'read' ? answer : { blob: new Blob(['cropped']) }))

const { draft: bellasDraft } = freshDesign(portrait, 'Bella')
const layout = layoutPlaque(portrait, { ...bellasDraft, hasPhoto: true }, await loadOutlines(['Arial']))
const onNext = vi.fn<() => void>()
const onDraft = vi.fn<(draft: Partial<Design['draft']>) => void>()

function Step() {
  const [design, setDesign] = useState(freshDesign(portrait, 'Bella'))
  return (
    <ImageOptions
      entry={portrait}
      petName="Bella"
      design={design}
      layout={{ layout, outlines: {}, hasFailed: false, retry: () => undefined }}
      merge={({ draft, photo }) => {
        if (draft) onDraft(draft)
        setDesign((now) => ({
          draft: { ...now.draft, ...draft },
          photo: photo === undefined ? now.photo : photo,
        }))
      }}
      back={null}
      next={{ label: 'Next', onClick: onNext }}
      onGoTo={() => undefined}
    />
  )
}

const bella = new File(['bytes'], 'bella.jpg')
const choose = async (...files: File[]) =>
  act(async () =>
    fireEvent.change(
      screen.getAllByLabelText(/^Choose (an image|another)$/, { selector: 'input' })[0] ?? document.body,
      { target: { files } },
    ),
  )
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const cropper = () => screen.queryByRole('group', { name: /^Photo\. Arrow keys/ })
/** The photo passed to the stage. */
let moved: PhotoOnPlaque | null
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  moved = null
  vi.spyOn(plaquePicture, 'PlaquePicture').mockImplementation(({ photo, movable = null }) => {
    moved = movable
    return <img alt="Plaque" src={photo ?? 'none'} />
  })
  vi.useFakeTimers()
  onNext.mockReset()
  answers({ photo: read })
  renderInPortal(<Step />)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a chosen file opens the cropper; two files are refused [ENG-41, ENG-45]', async () => {
  await choose(bella, bella)
  expect(screen.getByRole('alert').textContent).toBe('One image can be used. Choose or drop a single file.')
  expect(cropper()).toBeNull()
  await choose(bella)
  expect(cropper()).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('refuses an unreadable file by name, and keeps the earlier photo [ENG-43]', async () => {
  await choose(bella)
  answers({ refusal: 'tooLarge' })
  await choose(new File([], 'bomb.png'))
  expect(screen.getByRole('alert').textContent).toBe(
    'bomb.png has more pixels than can be opened here. Choose a smaller copy of it. The photo you had is still here.',
  )
  expect(cropper()).toBeTruthy()
})

/** Names of the primary buttons. */
const primary = () => {
  const [, look = ''] = buttonClass('primary').split(' ')
  return screen.getAllByRole('button').flatMap((one) => (one.classList.contains(look) ? [one.textContent] : []))
}

test('the one primary button is the one that comes next [OPEN-367]', async () => {
  expect(primary()).toEqual(['Choose an image'])
  await choose(bella)
  expect(primary()).toEqual(['Apply'])
  await press('Apply')
  await pass(2100)
  expect(primary()).toEqual(['Next'])
})

async function applied() {
  await choose(bella)
  await press('Apply')
  await pass(2100)
  onDraft.mockClear()
}
const atLeft = (photo: Pick<PhotoOnPlaque, 'cut'>) => {
  const { rotation, croppedAreaPixels } = photo.cut
  return { rotation, croppedAreaPixels: { ...croppedAreaPixels, x: 0 } }
}
const drafts = () => onDraft.mock.calls.map(([draft]) => draft.photo?.croppedAreaPixels.x)

test('Next right after a move waits for the crop, however long it takes [OPEN-141]', async () => {
  await applied()
  if (!moved) throw new Error('not movable')
  const cut = atLeft(moved)
  const slow = () => new Promise<PhotoAnswer>((resolve) => setTimeout(resolve, 2000, { blob: new Blob(['moved']) }))
  const crop = vi.mocked(worker.runInWorker).mockClear().mockImplementation(slow)
  await act(async () => moved?.onChange(cut))
  await press('Next')
  await pass(1900)
  expect(onNext).not.toHaveBeenCalled()
  await pass(200)
  expect(onNext).toHaveBeenCalledOnce()
  expect(crop).toHaveBeenCalledOnce()
})

test('Next right after Apply waits for the crop, without an alert [OPEN-141]', async () => {
  await press('Next')
  expect(screen.getByRole('alert').textContent).toMatch(/^Please choose an image then press Apply/)
  await choose(bella)
  const crop = vi.mocked(worker.runInWorker).mockClear()
  await press('Apply')
  await press('Next')
  expect(screen.queryByRole('alert')).toBeNull()
  await pass(1900)
  expect(onNext).not.toHaveBeenCalled()
  await pass(200)
  expect(onNext).toHaveBeenCalledOnce()
  expect(crop).toHaveBeenCalledOnce()
})

test('Next crops what is shown before it continues; a failed crop stays [OPEN-141]', async () => {
  await applied()
  if (!moved) throw new Error('not movable')
  const cut = atLeft(moved)
  await act(async () => moved?.onChange(cut))
  vi.mocked(worker.runInWorker).mockResolvedValueOnce({ refusal: 'broken' })
  await press('Next')
  await pass(10)
  expect(onNext).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).toMatch(/^The photo could not be cropped as it stands now\./)
  await press('Next')
  await pass(10)
  expect(drafts()).toEqual([0])
  expect(onNext).toHaveBeenCalledOnce()
})
