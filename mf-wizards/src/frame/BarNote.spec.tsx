// @vitest-environment happy-dom
import { renderInPortal } from '@portal/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BarNote } from './BarNote'

afterEach(cleanup)

const saved = { progress: 'saved', savedAt: new Date('2026-11-25T05:41:00Z') } as const

test.each([
  ['Australia/Perth', 'Saved at 13:41, Perth time'],
  ['Australia/Adelaide', 'Saved at 16:11, Adelaide time'],
  ['UTC', 'Saved at 05:41, UTC'],
] as const)('in %s: %s [OPEN-126]', (timeZone, words) => {
  renderInPortal(<BarNote outcome="" session={saved} />, { host: { timeZone } })
  expect(screen.getByRole('status').textContent).toBe(words)
})
