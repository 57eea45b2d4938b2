// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Carousel } from './Carousel'

afterEach(cleanup)

const PHOTOS = [1, 2, 3].map((number) => ({ src: `/tag-${number}.png`, alt: `Pet tag ${number}` }))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const said = () => screen.getByRole('status').textContent

test('moves by hand through the photos and round again [BKG-39]', () => {
  render(<Carousel label="Pet tag photos" photos={PHOTOS} />)
  expect(said()).toBe('Photo 1 of 3')
  press('Next photo')
  expect(said()).toBe('Photo 2 of 3')
  expect(screen.getByRole('img', { name: 'Pet tag 2' })).toBeTruthy()
  press('Next photo')
  press('Next photo')
  expect(said()).toBe('Photo 1 of 3')
  press('Previous photo')
  expect(said()).toBe('Photo 3 of 3')
})

test('turns by 90, 180, 270 and back to 0, and says so; another photo starts upright [BKG-40]', () => {
  render(<Carousel label="Pet tag photos" photos={PHOTOS} />)
  const turns = [1, 2, 3, 4].map(() => {
    press('Rotate photo')
    return said()
  })
  expect(turns).toEqual([
    'Photo 1 of 3, rotated 90 degrees',
    'Photo 1 of 3, rotated 180 degrees',
    'Photo 1 of 3, rotated 270 degrees',
    'Photo 1 of 3',
  ])
  press('Rotate photo')
  press('Next photo')
  expect(said()).toBe('Photo 2 of 3')
})
