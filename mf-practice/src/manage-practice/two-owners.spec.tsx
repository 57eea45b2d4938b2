// @vitest-environment happy-dom
import { useSWRConfig } from 'swr'
import { afterEach, describe, expect, test } from 'vitest'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { ApiError } from '@portal/api-client'
import { getPractice } from '@portal/api-client/contract/practice'
import { PortalHostProvider, usePortalHost, useRead } from '@portal/federation'
import { fakeApi, fakeHost, harbour, renderInPortal } from '@portal/testing'
import { harbourTeam } from '../data/team.fixture'
import { ManagePracticeScreen } from './ManagePracticeScreen'

interface Sent {
  readonly version: number
  readonly body: { readonly pricing_information_c: string }
}

/** Harbour as the server keeps it: a change needs its version, and makes the next one. */
function serverWithHarbour() {
  const server = { harbour, isAway: false, sent: [] as [number, string][] }
  const change = (change: Partial<typeof harbour.cstm>) => {
    const { version, cstm } = server.harbour
    server.harbour = { ...server.harbour, cstm: { ...cstm, ...change }, version: (version ?? 1) + 1 }
    return server.harbour
  }
  const api = fakeApi({
    listMembers: () => harbourTeam,
    getPractice: () => {
      if (server.isAway) throw new ApiError({ kind: 'server', status: 503 })
      return server.harbour
    },
    updatePractice: ({ version, body }: Sent) => {
      server.sent.push([version, body.pricing_information_c])
      if (version !== server.harbour.version) throw new ApiError({ kind: 'version', status: 412 })
      return change(body)
    },
  })
  return { server, api, change }
}

/** The practice as the shell reads it for all remotes. */
function Screen() {
  const host = usePortalHost()
  const { mutate } = useSWRConfig()
  const { data } = useRead(getPractice, {}, { action: 'read practice' })
  return (
    <PortalHostProvider value={{ ...host, practice: data ?? null }}>
      <button onClick={() => void mutate(() => true)}>Read again</button>
      <ManagePracticeScreen />
    </PortalHostProvider>
  )
}

async function open() {
  const { server, api, change } = serverWithHarbour()
  const { failures, report } = fakeHost()
  renderInPortal(<Screen />, { at: '/manage-practice', host: { api, report } })
  await screen.findByRole('radio', { name: 'RRP' })
  return { server, change, failures }
}

const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const choose = (name: string | RegExp) => act(async () => fireEvent.click(radio(name)))
const pricing = ({ harbour }: { harbour: { cstm: { pricing_information_c: string | null } } }) =>
  harbour.cstm.pricing_information_c

afterEach(cleanup)

describe('two Vet Owners choose the prices [PRA-06, OPEN-87]', () => {
  test('a choice upon another change of the practice is saved, and leaves that change', async () => {
    const { server, change } = await open()
    change({ default_collection_location_c: 'Customer' })
    await choose('Pricebook')
    expect(screen.getByText('Saved')).toBeTruthy()
    expect(server.sent).toEqual([
      [1, 'Pricebook'],
      [2, 'Pricebook'],
    ])
    expect(server.harbour.cstm).toMatchObject({
      pricing_information_c: 'Pricebook',
      default_collection_location_c: 'Customer',
    })
  })

  test('of two quick choices the last one is asked', async () => {
    const { server, change } = await open()
    change({ pricing_information_c: 'No price' })
    fireEvent.click(radio('Pricebook'))
    await choose('RRP')
    expect(radio(/^Yours: RRP$/).checked).toBe(false)
    expect(pricing(server)).toBe('No price')
  })

  test('a newer state that cannot be read is a failure, and nothing is overwritten', async () => {
    const { server, change } = await open()
    change({ pricing_information_c: 'No price' })
    server.isAway = true
    await choose('Pricebook')
    expect(screen.getByRole('alert').textContent).toContain('was not saved')
    expect(pricing(server)).toBe('No price')
  })
})
