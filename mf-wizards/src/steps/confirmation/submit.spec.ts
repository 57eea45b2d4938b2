// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { TaskRequest } from '../../booking/session/tasks'
import { bella } from '../../testing/bookings'
import { wizardState } from '../../testing/wizard-state'
import { submitWizard } from './submit'

const PICTURE = 'data:image/png;base64,AAAA'
const pictures = vi.hoisted(() => ({
  captureSummary: vi.fn<() => Promise<string>>(),
  textPicture: vi.fn<() => string | null>(),
}))
vi.mock('./summary-picture', async (original) => ({ ...(await original<object>()), ...pictures }))

const prices = { visible: true, column: 'RRP' }
const element = document.createElement('div')

/** The task that Submit starts. */
async function requestsOf(locked = false) {
  const requests: TaskRequest[] = []
  const state = wizardState({ locked })
  const ask: typeof state.runner.ask = async (each) => {
    requests.push(each)
    return { kind: 'saved', booking: state.booking }
  }
  const means = { element, prices, report: () => undefined, outcomeAcknowledged: false, sizesConfirmed: false }
  await submitWizard({ ...state, runner: { ...state.runner, ask } }, means)
  return requests
}

const submission = (picture: string | null) => [
  { kind: 'submission', shown: bella(), picture, outcomeAcknowledged: false, sizesConfirmed: false },
]

test('submits an unsubmitted booking with the picture of its summary [WIZ-111]', async () => {
  pictures.captureSummary.mockReset().mockResolvedValue(PICTURE)
  expect(await requestsOf()).toEqual(submission(PICTURE))
})

test('sends a final update of a submitted booking, without picture and second submission [WIZ-112, OPEN-48]', async () => {
  pictures.captureSummary.mockReset()
  expect(await requestsOf(true)).toEqual([{ kind: 'confirmation', seen: 3 }])
  expect(pictures.captureSummary).not.toHaveBeenCalled()
})

test('retries a failed picture once, then draws text: the booking goes ahead [OPEN-49]', async () => {
  pictures.captureSummary.mockReset().mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce(PICTURE)
  expect(await requestsOf()).toEqual(submission(PICTURE))

  pictures.captureSummary.mockReset().mockRejectedValue(new Error('no'))
  pictures.textPicture.mockReturnValue('data:image/png;base64,TEXT')
  expect(await requestsOf()).toEqual(submission('data:image/png;base64,TEXT'))
  expect(pictures.captureSummary).toHaveBeenCalledTimes(2)

  pictures.textPicture.mockReturnValue(null)
  expect(await requestsOf()).toEqual(submission(null))
})
