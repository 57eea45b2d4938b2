// @vitest-environment happy-dom
import { listServiceTypes } from '@portal/api-client/contract/practice'
import { listAttention } from '@portal/api-client/contract/attention'
import { beforeEach, expect, test, vi } from 'vitest'

document.head.innerHTML = `<script type="application/json" id="portal-config">${JSON.stringify({ apiBase: '/api/' })}</script>`

const NEVER = new Promise<Response>(() => undefined)
const answer = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }))
const waiting = { waiting: [] }

/** The data of a screen at its first render, when one early answer, marked late, has not arrived. */
async function firstPicture(types: Promise<Response>, attention: Promise<Response>) {
  window.portalEarly = new Map([
    ['/api/portal/vet/service_types', types],
    ['/api/portal/attention', attention],
  ])
  window.portalEarlyLate = new Set(['/api/portal/attention'])
  const { readAnswers, useRead: read } = await import('./answers')
  await readAnswers()
  return { types: read(listServiceTypes, {}), attention: read(listAttention, {}) }
}

beforeEach(() => vi.resetModules())

test('the early render does not wait for answers marked late, and reserves their space [OPEN-243]', async () => {
  const shown = await firstPicture(answer([]), NEVER)
  expect(shown.types).toMatchObject({ data: [], isBusy: false })
  expect(shown.attention).toMatchObject({ data: undefined, isBusy: true, error: undefined })
})

test('shows a late answer that has arrived', async () => {
  const shown = await firstPicture(
    new Promise((resolve) => setTimeout(() => resolve(Response.json([])), 20)),
    answer(waiting),
  )
  expect(shown.attention).toMatchObject({ data: waiting, isBusy: false })
})

test('a failed late answer keeps its space; any other failure keeps the skeleton', async () => {
  const shown = await firstPicture(answer([]), answer({}, 500))
  expect(shown.attention.isBusy).toBe(true)
  vi.resetModules()
  await expect(firstPicture(answer({}, 500), answer(waiting))).rejects.toThrow('500')
})
