// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { StageProgress } from './StageProgress'

afterEach(cleanup)

const STAGES = ['Booked', 'Collected', 'Cremation', 'Return']
const said = () => screen.getAllByRole('listitem').map((item) => item.textContent)

test('stages are done, now and next in words [BKG-37]', () => {
  render(<StageProgress stages={STAGES} current={1} label="Progress" />)
  expect(said()).toEqual(['BookedDone', 'CollectedNow', 'CremationNext', 'Return'])
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toBe('CollectedNow')
})

test('an unknown stage marks none [OPEN-26]', () => {
  render(<StageProgress stages={STAGES} current={undefined} label="Progress" />)
  expect(said()).toEqual(STAGES)
})
