import { TimeoutError } from 'ky'
import { describe, expect, test, vi } from 'vitest'
import { ApiError, ErrorAnswer, fieldNames, toApiError } from './errors'

const answer = (status: number, detail: string | Record<string, string> | null = null) =>
  toApiError(new ErrorAnswer(status, { message: 'No', errors: { detail } }))

describe('every failure becomes one ApiError', () => {
  test.each([
    [400, 'invalid'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [409, 'conflict'],
    [412, 'version'],
    [413, 'tooLarge'],
    [415, 'invalid'],
    [422, 'invalid'],
    [429, 'rateLimited'],
    [500, 'server'],
    [503, 'server'],
    [304, 'unexpectedAnswer'],
  ])('status %d is %s', (status, kind) => {
    expect(answer(status)).toMatchObject({ kind, status, message: 'No' })
  })

  test('no response is offline or timeout, with status 0', () => {
    expect(toApiError(new TypeError('Failed to fetch'))).toMatchObject({ kind: 'offline', status: 0 })
    const request = new Request('https://api.test/')
    expect(toApiError(new TimeoutError(request))).toMatchObject({ kind: 'timeout', status: 0 })
  })

  test('another exception is an unexpected answer; an ApiError stays the same', () => {
    const error = answer(404)
    expect(toApiError(error)).toBe(error)
    expect(toApiError('odd')).toMatchObject({ kind: 'unexpectedAnswer', message: 'odd' })
  })
})

test('field names are the keys of an object detail [OPEN-47, WIZ-120]', () => {
  expect(fieldNames(answer(422, { pet_weight: 'must be greater than 0', breed: 'unknown' }))).toEqual([
    'pet_weight',
    'breed',
  ])
  expect(fieldNames(answer(422, 'Nothing to save'))).toEqual([])
  expect(fieldNames(new Error('x'))).toEqual([])
  expect(answer(422, 'Nothing to save')).toBeInstanceOf(ApiError)
})

test('keeps an error of another copy of this module, as remotes bundle one', async () => {
  vi.resetModules()
  const { ApiError: Other } = await import('./errors')
  const error = new Other({ kind: 'notFound', status: 404 })
  expect(Other).not.toBe(ApiError)
  expect(toApiError(error)).toBe(error)
})
