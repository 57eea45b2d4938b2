// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { Wanted } from '../../booking/session/tasks'
import { bella } from '../../testing/bookings'
import { wizardState } from '../../testing/wizard-state'
import { submitWizard } from './submit'

const PICTURE = 'data:image/png;base64,AAAA'
const capture = vi.hoisted(() => ({ captureSummary: vi.fn<() => Promise<string>>() }))
const text = vi.hoisted(() => ({ textPicture: vi.fn<() => string | null>() }))
vi.mock('./capture', () => capture)
vi.mock('./text-picture', async (original) => ({ ...(await original<object>()), ...text }))

const prices = { visible: true, column: 'RRP' }
const element = document.createElement('div')

/** What the page asks for when Submit is pressed. */
async function asked(locked = false) {
  const wanted: Wanted[] = []
  const state = wizardState({ locked })
  const ask: typeof state.runner.ask = async (each) => {
    wanted.push(each)
    return { is: 'saved', booking: state.booking }
  }
  const means = { element, prices, report: () => undefined, outcomeAcknowledged: false, sizesKept: false }
  await submitWizard({ ...state, runner: { ...state.runner, ask } }, means)
  return wanted
}

const submission = (picture: string | null) => [
  { is: 'submission', shown: bella(), picture, outcomeAcknowledged: false, sizesKept: false },
]

test('an unsubmitted booking is submitted with the picture of its summary [WIZ-111]', async () => {
  capture.captureSummary.mockReset().mockResolvedValue(PICTURE)
  expect(await asked()).toEqual(submission(PICTURE))
})

test('a submitted booking gets a final update, no picture and no second submission [WIZ-112, OPEN-48]', async () => {
  capture.captureSummary.mockReset()
  expect(await asked(true)).toEqual([{ is: 'confirmation', seen: 3 }])
  expect(capture.captureSummary).not.toHaveBeenCalled()
})

test('a picture that fails is tried once more, then drawn as text: no booking hangs on it [OPEN-49]', async () => {
  capture.captureSummary.mockReset().mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce(PICTURE)
  expect(await asked()).toEqual(submission(PICTURE))

  capture.captureSummary.mockReset().mockRejectedValue(new Error('no'))
  text.textPicture.mockReturnValue('data:image/png;base64,TEXT')
  expect(await asked()).toEqual(submission('data:image/png;base64,TEXT'))
  expect(capture.captureSummary).toHaveBeenCalledTimes(2)

  text.textPicture.mockReturnValue(null)
  expect(await asked()).toEqual(submission(null))
})
