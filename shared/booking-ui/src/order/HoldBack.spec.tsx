// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import * as federation from '@portal/federation'
import { renderInPortal } from '@portal/testing'
import { HoldBack } from './HoldBack'

afterEach(cleanup)

function Page() {
  const [state, setState] = useState<'ask' | 'held'>('ask')
  return (
    <>
      <button onClick={() => setState('held')}>Now it is held</button>
      <HoldBack bookingId="b1" pet="Bella" state={state} />
    </>
  )
}

test("keeps the dialog's message when the page learns that the pet is held [OPEN-336]", () => {
  vi.spyOn(federation, 'Slot').mockImplementation(() => <p>The booking now says</p>)
  renderInPortal(<Page />)
  fireEvent.click(screen.getByRole('button', { name: 'Ask us to hold' }))
  fireEvent.click(screen.getByRole('button', { name: 'Now it is held' }))
  expect(screen.getByText('The booking now says')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ask us to hold' })).toBeNull()
})

test('says who to call, and asks nothing, when the booking can no longer be changed [OPEN-336]', () => {
  renderInPortal(<HoldBack bookingId="b1" pet="Bella" state="call" />)
  expect(screen.getByText(/Hold card .* can no longer be changed here\.$/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /9200/ })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
