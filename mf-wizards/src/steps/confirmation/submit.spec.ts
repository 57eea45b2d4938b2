// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@portal/api-client'
import type { WizardKind } from '@portal/domain'
import { bella, line } from '../../testing/bookings'
import { wizardState } from '../../testing/wizard-state'
import { submitShown, submitWizard } from './submit'

const PICTURE = 'data:image/png;base64,AAAA'
const capture = vi.hoisted(() => ({ captureSummary: vi.fn<() => Promise<string>>() }))
const text = vi.hoisted(() => ({ textPicture: vi.fn<() => string | null>() }))
vi.mock('./capture', () => capture)
vi.mock('./text-picture', async (original) => ({ ...(await original<object>()), ...text }))

const prices = { visible: true, column: 'RRP' }
const element = document.createElement('div')

type Writer = Partial<ReturnType<typeof wizardState>['writer']>

function submission(writer: Writer = {}, locked = false, kind: WizardKind = 'private') {
  const calls: string[] = []
  const state = wizardState({
    kind,
    locked,
    writer: {
      ...wizardState().writer,
      save: async (_, seen) => (calls.push(`save on ${seen}`), bella()),
      submitSupplies: async ({ id, version }) => void calls.push(`submit ${id} v${version}`),
      complete: async ({ id, version }, { picture }) => (calls.push(`complete ${id} v${version} ${picture}`), bella()),
      ...writer,
    },
  })
  return {
    calls,
    state,
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

describe('other prices than the page showed [OPEN-102]', () => {
  const repriced = new ApiError({
    kind: 'conflict',
    status: 409,
    detail: { 'quoted_products.l1.unit_price': '$49.90 $52.00' },
  })
  const refuse = async () => {
    throw repriced
  }
  const end = (saveLines: Writer['saveLines'] & object) => {
    const { state } = submission({ complete: refuse, reload: async () => bella(), saveLines })
    const means = { element, prices, report: () => undefined, outcomeAcknowledged: false }
    return submitShown(state, means)
  }
  beforeEach(() => capture.captureSummary.mockReset().mockResolvedValue(PICTURE))

  test('are taken by saving the lines again; the page asks anew', async () => {
    const lines = [line('l1', 'Clay Paw Print', 49.9), { ...line('l2', 'Urn', 120), deleted: true, quantity: 0 }]
    const sent: string[][] = []
    const answer = await end(async (change) => {
      sent.push(change({ ...bella(), quotedProducts: lines }).map(({ id }) => id))
      return bella()
    })
    expect(answer).toEqual({ is: 'changed', error: repriced })
    expect(sent).toEqual([['l1']])
  })

  test('that could not be taken are told by the failure', async () => {
    expect((await end(refuse)).is).toBe('failed')
  })
})

describe('a vet supply order [WIZ-115, API-39]', () => {
  const order = (writer: Writer = {}) => submission(writer, false, 'vet-supply-order')
  const failing = (kind: ApiError['kind'], status: number) => async () => {
    throw new ApiError({ kind, status })
  }
  const submitted = { ...bella(), orderStage: 'VP Submitted', parsedOrderStage: 'Submitted' }

  beforeEach(() => capture.captureSummary.mockReset().mockResolvedValue(PICTURE))

  test('is submitted by its own action first, then its picture is sent', async () => {
    const { calls, run } = order()
    await run()
    expect(calls).toEqual(['submit booking-1 v3', `complete booking-1 v3 ${PICTURE}`])
  })

  test.each([
    ['offline', 0],
    ['version', 412],
    ['invalid', 422],
    ['server', 500],
  ] as const)('refused as %s, nothing else is sent', async (kind, status) => {
    const { calls, run } = order({ submitSupplies: failing(kind, status), reload: async () => bella() })
    await expect(run()).rejects.toMatchObject({ kind })
    expect(calls).toEqual([])
  })

  test('whose answer was lost goes on with its picture when it is submitted', async () => {
    const { calls, run } = order({ submitSupplies: failing('offline', 0), reload: async () => submitted })
    await run()
    expect(calls).toEqual([`complete booking-1 v3 ${PICTURE}`])
  })

  test('stays submitted when its picture fails, twice', async () => {
    const complete = vi.fn<Writer['complete'] & object>(failing('server', 500))
    await order({ complete }).run()
    expect(complete).toHaveBeenCalledTimes(2)
  })
})
