// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { SWRConfig, useSWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApiClient } from './client'
import type { ApiClientOptions } from './client'
import { listPetTypes } from './contract/pet'
import { invalidate, useApi } from './swr'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const types = ['Dog', 'Cat']
const served = vi.fn<typeof fetch>(async () => Response.json({ data: [{ pet_type: types.shift() ?? 'none' }] }))
const options: ApiClientOptions = {
  baseUrl: 'https://portal.test/api/',
  token: () => null,
  brand: () => 'WA LWD',
  onUnauthorized: () => undefined,
  onForbidden: () => undefined,
  report: () => undefined,
  fetch: served,
}
const api = createApiClient(options)

function PetTypes({ isReady }: { readonly isReady: boolean }) {
  const { data } = useApi(api, listPetTypes, isReady ? {} : null)
  const { mutate } = useSWRConfig()
  return (
    <button type="button" onClick={() => void invalidate(mutate, listPetTypes)}>
      {data?.data[0]?.pet_type ?? 'waiting'}
    </button>
  )
}

let root: Root
beforeEach(() => void (root = createRoot(document.body.appendChild(document.createElement('div')))))
const show = (isReady: boolean) =>
  act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <PetTypes isReady={isReady} />
      </SWRConfig>,
    ),
  )

afterEach(() => act(() => root.unmount()))

test('reads an endpoint once its input is known, and again when invalidated by name [API-30]', async () => {
  await show(false)
  expect(document.body.textContent).toBe('waiting')
  expect(served).not.toHaveBeenCalled()

  await show(true)
  await expect.poll(() => document.body.textContent).toBe('Dog')

  await act(async () => document.querySelector('button')?.click())
  await expect.poll(() => document.body.textContent).toBe('Cat')
  expect(served).toHaveBeenCalledTimes(2)
})

test('renders an early response at once and only once [SHL-19]', async () => {
  const arrived = new Map<string, unknown>([
    ['https://portal.test/api/portal/pet_types', { data: [{ pet_type: 'Fox' }] }],
  ])
  const early = createApiClient({
    ...options,
    arrived: (url) => arrived.get(url),
    early: (url) => void arrived.delete(url),
  })
  const drawn: string[] = []
  function Early() {
    const { data, isLoading } = useApi(early, listPetTypes, {})
    drawn.push(`${data?.data[0]?.pet_type}${isLoading ? ', loading' : ''}`)
    return null
  }
  await act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <Early />
      </SWRConfig>,
    ),
  )
  await expect.poll(() => arrived.size).toBe(0)
  await act(async () => undefined)
  expect(drawn).toEqual(['Fox'])
})
