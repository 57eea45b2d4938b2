// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '@portal/api-client'
import { createContact } from '@portal/api-client/contract/contact'
import { fakeApi, renderInPortal } from '@portal/testing'
import { useWrite } from './use-write'

afterEach(cleanup)

interface Sent {
  readonly idempotencyKey: string
  readonly body: { readonly first_name: string }
}

/** Sends these names one after the other to a server that answers so; gives the keys they went out under. */
async function keysOf(names: readonly string[], answers: readonly (ApiError | object)[]) {
  const sent: Sent[] = []
  const answer = vi.fn<(call: Sent) => object>((call) => {
    const given = answers[sent.push(call) - 1] ?? {}
    if (given instanceof ApiError) throw given
    return given
  })
  function Form() {
    const write = useWrite(createContact)
    return names.map((name) => (
      <button key={name} onClick={() => void write({ body: { first_name: name, last_name: 'Moor' } }).catch(() => {})}>
        {name}
      </button>
    ))
  }
  renderInPortal(<Form />, { host: { api: fakeApi({ createContact: answer }) } })
  for (const button of screen.getAllByRole('button')) await act(async () => fireEvent.click(button))
  for (const button of screen.getAllByRole('button')) await act(async () => fireEvent.click(button))
  expect(sent.map(({ body }) => body.first_name)).toEqual([...names, ...names])
  return sent.map(({ idempotencyKey }) => idempotencyKey)
}

const lost = new ApiError({ kind: 'offline' })
const broken = new ApiError({ kind: 'server', status: 500 })
const refused = new ApiError({ kind: 'invalid', status: 422 })

test.each([lost, broken])('after %s the same content goes out under the same key [OPEN-49]', async (fault) => {
  const [first, second] = await keysOf(['Ines'], [fault])
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect(second).toBe(first)
})

test('once the server has answered, yes or no, the same content is a new intention', async () => {
  for (const answer of [refused, {}]) {
    const [first, second] = await keysOf(['Ines'], [answer])
    expect(second).not.toBe(first)
    cleanup()
  }
})

test('another content has another key', async () => {
  const [ines, olivia] = await keysOf(['Ines', 'Olivia'], [lost])
  expect(olivia).not.toBe(ines)
})
