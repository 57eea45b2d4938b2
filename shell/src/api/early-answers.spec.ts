// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { sessionOf } from '../session/session.fixture'
import { showSession } from '../session/session'
import { earlyBody, readEarlyAnswers, takeEarlyAnswer } from './early-answers'

const LIST = '/api/portal/booking?page=1'

beforeEach(async () => {
  showSession(sessionOf('nurse'))
  window.portalEarlySubject = sessionOf('nurse').subject
  window.portalEarly = new Map([[LIST, Promise.resolve(Response.json({ data: ['Bella'] }))]])
  await readEarlyAnswers()
})

test('keeps an early answer until it is used', async () => {
  expect(earlyBody(LIST)).toEqual({ data: ['Bella'] })
  expect(await (await takeEarlyAnswer(LIST))?.json()).toEqual({ data: ['Bella'] })
  expect(earlyBody(LIST)).toBeUndefined()
})

test('drops an unused early answer, so that a later screen reads current data', () => {
  window.portalEarly?.clear()
  expect(earlyBody(LIST)).toBeUndefined()
})

test("ignores an answer requested with another user's token [OPEN-15]", () => {
  showSession(sessionOf('owner'))
  expect(earlyBody(LIST)).toBeUndefined()
})
