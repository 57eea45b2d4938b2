// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forgetEntered, useOpenWork } from './open-work'

const Line = () => <p>{useOpenWork() ? 'work' : 'nothing'}</p>

const Page = () => (
  <>
    <Line />
    <input aria-label="Name" />
    <input aria-label="Search" type="search" />
  </>
)

beforeEach(() => {
  history.replaceState(null, '', '/profile')
  forgetEntered()
})
afterEach(cleanup)

test('typed text is work until the screen changes', () => {
  render(<Page />)
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Nina' } })
  expect(screen.queryByText('work')).not.toBeNull()
  cleanup()
  forgetEntered()
  render(<Page />)
  expect(screen.queryByText('nothing')).not.toBeNull()
})

test('a typed search does not count as work', () => {
  render(<Page />)
  fireEvent.input(screen.getByLabelText('Search'), { target: { value: 'Bella' } })
  expect(screen.queryByText('nothing')).not.toBeNull()
})

test('an open draft is work', () => {
  history.replaceState(null, '', '/new-booking/private?draft=d1')
  render(<Page />)
  expect(screen.queryByText('work')).not.toBeNull()
})

test.each(['dialog', 'alertdialog'])('so is an open %s', (role) => {
  const dialog = document.createElement('div')
  dialog.setAttribute('role', role)
  document.body.append(dialog)
  render(<Page />)
  expect(screen.queryByText('work')).not.toBeNull()
  dialog.remove()
})
