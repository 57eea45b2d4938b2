// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { ApiError } from '@portal/api-client'
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

function submission(writer: Partial<ReturnType<typeof wizardState>['writer']> = {}, locked = false) {
  const calls: string[] = []
  const state = wizardState({
    locked,
    writer: {
      ...wizardState().writer,
      save: async (_, seen) => (calls.push(`save on ${seen}`), bella()),
      complete: async ({ id, version }, { picture }) => (calls.push(`complete ${id} v${version} ${picture}`), bella()),
      ...writer,
    },
  })
  return {
    calls,
    run: () => submitWizard(state, { element, prices, report: () => undefined, outcomeAcknowledged: false }),
  }
}

test('an unsubmitted booking is submitted with the picture of its summary [WIZ-111]', async () => {
  capture.captureSummary.mockReset().mockResolvedValue(PICTURE)
  const { calls, run } = submission()
  await run()
  expect(calls).toEqual([`complete booking-1 v3 ${PICTURE}`])
})

test('a submitted booking gets a final update, no picture and no second submission [WIZ-112, OPEN-48]', async () => {
  capture.captureSummary.mockReset()
  const { calls, run } = submission({}, true)
  await run()
  expect(calls).toEqual(['save on 3'])
  expect(capture.captureSummary).not.toHaveBeenCalled()
})

test('a picture that fails is tried once more, then drawn as text: no booking hangs on it [OPEN-49]', async () => {
  capture.captureSummary.mockReset().mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce(PICTURE)
  const once = submission()
  await once.run()
  expect(once.calls).toEqual([`complete booking-1 v3 ${PICTURE}`])

  capture.captureSummary.mockReset().mockRejectedValue(new Error('no'))
  text.textPicture.mockReturnValue('data:image/png;base64,TEXT')
  const twice = submission()
  await twice.run()
  expect(capture.captureSummary).toHaveBeenCalledTimes(2)
  expect(twice.calls).toEqual(['complete booking-1 v3 data:image/png;base64,TEXT'])

  text.textPicture.mockReturnValue(null)
  const blind = submission()
  await blind.run()
  expect(blind.calls).toEqual(['complete booking-1 v3 null'])
})

test('a lost answer counts as submitted when the booking is [OPEN-49]', async () => {
  capture.captureSummary.mockReset().mockResolvedValue(PICTURE)
  const lost = async () => {
    throw new ApiError({ kind: 'offline' })
  }
  const submitted = { ...bella(), orderStage: 'VP Submitted', parsedOrderStage: 'Submitted' }
  await submission({ complete: lost, reload: async () => submitted }).run()
  await expect(submission({ complete: lost, reload: async () => bella() }).run()).rejects.toThrow('offline')
})

test('a refusal is passed on without asking again', async () => {
  capture.captureSummary.mockReset().mockResolvedValue(PICTURE)
  const reload = vi.fn<() => Promise<null>>()
  const complete = async () => {
    throw new ApiError({ kind: 'invalid', status: 422 })
  }
  await expect(submission({ complete, reload }).run()).rejects.toThrow('invalid')
  expect(reload).not.toHaveBeenCalled()
})
