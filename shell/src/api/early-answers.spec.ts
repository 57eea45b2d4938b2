// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { sessionOf } from '../session/session.fixture'
import { showSession } from '../session/session-state'
import { earlyBody, readEarlyAnswers, takeEarlyAnswer } from './early-answers'

const LIST = '/api/portal/booking?page=1'

beforeEach(async () => {
  showSession(sessionOf('nurse'))
  window.portalEarlySubject = sessionOf('nurse').subject
  window.portalEarly = new Map([[LIST, Promise.resolve(Response.json({ data: ['Bella'] }))]])
  await readEarlyAnswers()
})

test('an early answer is there until it is taken', async () => {
  expect(earlyBody(LIST)).toEqual({ data: ['Bella'] })
  expect(await (await takeEarlyAnswer(LIST))?.json()).toEqual({ data: ['Bella'] })
  expect(earlyBody(LIST)).toBeUndefined()
})

test('one that no screen has asked for in time is none: a later screen reads what is true then', () => {
  window.portalEarly?.clear()
  expect(earlyBody(LIST)).toBeUndefined()
})

test("an answer asked for with another user's token is none [OPEN-15]", () => {
  showSession(sessionOf('owner'))
  expect(earlyBody(LIST)).toBeUndefined()
})
