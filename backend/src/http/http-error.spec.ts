import { describe, expect, test } from 'vitest'
import { notFound } from '../errors/failure'
import { asHttpError } from './http-error'

const withCode = (code: string) => Object.assign(new Error('from the driver'), { code })

describe('converts what was thrown to a response', () => {
  test.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '53300', '40P01', '57014'])(
    'a database that is away for now (%s) is 503, however deep it is wrapped',
    (code) => {
      const wrapped = new Error('Failed query', { cause: new Error('again', { cause: withCode(code) }) })
      expect(asHttpError(wrapped)).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
    },
  )

  test.each(['25006', '53100', 'ENOSPC', 'EROFS'])('a read-only database (%s) gives 503 and says so', (code) => {
    expect(asHttpError(new Error('Failed query', { cause: withCode(code) }))).toMatchObject({
      status: 503,
      message: 'We cannot save anything at the moment. Nothing was saved, but you can still read everything.',
      headers: { 'retry-after': '5' },
    })
  })

  test('a pool that times out gives 503', () => {
    expect(asHttpError(new Error('timeout exceeded when trying to connect'))?.status).toBe(503)
  })

  test('keeps a refusal, also one thrown in a transaction', () => {
    expect(asHttpError(new Error('rollback', { cause: notFound('The booking') }))).toMatchObject({
      status: 404,
      message: 'The booking was not found.',
    })
  })

  test('any other exception is a server error', () => {
    for (const fault of [new Error('oh'), withCode('23505'), 'text', null, undefined]) {
      expect(asHttpError(fault)).toBeNull()
    }
  })
})
