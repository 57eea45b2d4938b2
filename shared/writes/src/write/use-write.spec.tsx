// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import useSWR from 'swr'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, apiKey } from '@portal/api-client'
import { createContact } from '@portal/api-client/contract/contact'
import { listMembers } from '@portal/api-client/contract/member'
import { getPractice } from '@portal/api-client/contract/practice'
import { fakeApi, renderInPortal } from '@portal/testing'
import type { PortalHost } from '@portal/federation'
import { useWrite } from './use-write'

afterEach(cleanup)

interface SentRequest {
  readonly idempotencyKey: string
  readonly body: { readonly first_name: string }
}

/** Sends these names one after another to a server with these answers; returns the keys used. */
async function keysOf(names: readonly string[], answers: readonly (ApiError | object)[]) {
  const sent: SentRequest[] = []
  const answer = vi.fn<(call: SentRequest) => object>((call) => {
    const given = answers[sent.push(call) - 1] ?? {}
    if (given instanceof ApiError) throw given
    return given
  })
  function Form() {
    const { run } = useWrite(createContact, { action: 'create contact' })
    return names.map((name) => (
      <button key={name} onClick={() => void run({ body: { first_name: name, last_name: 'Moor' } })}>
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

test.each([lost, broken])('after %s the same content is sent with the same key [OPEN-49]', async (fault) => {
  const [first, second] = await keysOf(['Ines'], [fault])
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect(second).toBe(first)
})

test('once the server has answered, the same content is a new write', async () => {
  for (const answer of [refused, {}]) {
    const [first, second] = await keysOf(['Ines'], [answer])
    expect(second).not.toBe(first)
    cleanup()
  }
})

test('other content has another key', async () => {
  const [ines, olivia] = await keysOf(['Ines', 'Olivia'], [lost])
  expect(olivia).not.toBe(ines)
})

interface VersionedItem {
  readonly version: number
}

/** A screen that shows a practice and changes it with the test's own function. */
function changing(send: () => Promise<VersionedItem>, read: () => VersionedItem = () => ({ version: 7 })) {
  const reads = vi.fn<() => VersionedItem>(read)
  const report = vi.fn<PortalHost['report']>()
  const key = apiKey(getPractice, {})
  function Screen() {
    const { data } = useSWR<VersionedItem>(key, reads, { fallbackData: { version: 1 }, revalidateOnMount: false })
    const options = { action: 'change it', bookingId: 'booking-1', upon: key }
    const write = useWrite(send, { ...options, updates: (now: VersionedItem) => [[key, now], listMembers] })
    useSWR(apiKey(listMembers, {}), () => reads(), { revalidateOnMount: false })
    return (
      <button onClick={() => void write.run({})}>
        {`${data?.version} ${write.isBusy ? 'busy' : (write.failure?.kind ?? 'idle')} ${write.isOutdated}`}
      </button>
    )
  }
  renderInPortal(<Screen />, { host: { report } })
  const button = () => screen.getByRole('button')
  return { button, reads, report, press: () => act(async () => fireEvent.click(button())) }
}

test('the answer replaces the cached one, and other changed reads are repeated', async () => {
  const { button, press, reads } = changing(async () => ({ version: 2 }))
  await press()
  expect(button().textContent).toBe('2 idle false')
  expect(reads).toHaveBeenCalledTimes(1)
})

test('reports a failure with its action, and clears it with the next try', async () => {
  const answers = [() => Promise.reject(broken), () => new Promise<never>(() => {})]
  const { button, press, report, reads } = changing(() => answers.shift()?.() ?? Promise.reject(lost))
  await press()
  expect(button().textContent).toBe('1 server false')
  expect(report).toHaveBeenCalledExactlyOnceWith(broken, { action: 'change it', bookingId: 'booking-1' })
  expect(reads).not.toHaveBeenCalled()
  await press()
  expect(button().textContent).toBe('1 busy false')
})

test('a second press during a write sends nothing', async () => {
  const send = vi.fn<() => Promise<VersionedItem>>(() => new Promise<never>(() => {}))
  const { press } = changing(send)
  await press()
  await press()
  expect(send).toHaveBeenCalledTimes(1)
})

test("reads a colleague's change before reporting it [OPEN-87]", async () => {
  const { button, press } = changing(() => Promise.reject(new ApiError({ kind: 'version', status: 412 })))
  await press()
  expect(button().textContent).toBe('7 version true')
})
