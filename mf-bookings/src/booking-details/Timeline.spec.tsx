// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { renderInPortal } from '@portal/testing'
import { event, labels } from '../data/bookings.fixture'
import { Timeline } from './Timeline'

afterEach(cleanup)

const events = (count: number) =>
  Array.from({ length: count }, (_, day) =>
    event(`e${day}`, 'order_stage_c', 'Posted', `2026-03-0${day + 1}T05:00:00Z`),
  )

test('a long timeline can be opened whole; a short one is [OPEN-30]', () => {
  renderInPortal(<Timeline events={events(9)} labels={labels} />)
  fireEvent.click(screen.getByRole('button', { name: 'Show all 9' }))
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getAllByRole('listitem')).toHaveLength(9)
  cleanup()
  renderInPortal(<Timeline events={events(6)} labels={labels} />)
  expect(screen.queryByRole('button')).toBeNull()
})
