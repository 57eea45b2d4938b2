// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInPortal } from '@portal/testing'
import * as plaquePicture from '../preview/plaque-picture/PlaquePicture'
import { plate, portrait } from './editor.fixture'
import { PlaqueSteps } from './PlaqueSteps'

beforeEach(() => {
  // The test environment has no canvas.
  vi.spyOn(plaquePicture, 'PlaquePicture').mockImplementation(({ label, overlay }) => (
    <div>
      <div role="img" aria-label={label} />
      {overlay}
    </div>
  ))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const nothing = () => undefined

/** Opens the texts of Bella's plate with two lines, once its tools have loaded. */
async function open(words = 'Our best friend\n2014', entry = plate) {
  const given = { onBack: nothing, onTouched: nothing, onFinish: nothing, saving: null, failure: null }
  renderInPortal(<PlaqueSteps entry={entry} petName="Bella" engraving={null} words={words} {...given} />)
  await screen.findByRole('button', { name: 'Larger letters, First line' })
  await screen.findByTitle("Change: Pet's name")
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => act(async () => fireEvent.click(button(name)))
const size = (name: string) => within(screen.getByRole('group', { name: `Size, ${name}` }))
const picture = () => screen.getByRole('img').getAttribute('aria-label')

test('letters grow until the line is full, which is said in words, and the button keeps the focus [OPEN-363, ENG-35]', async () => {
  await open('Forever loved, always missed\n2014')
  const meter = size('First line').getByRole('meter', { name: 'Room used, First line' })
  await expect.poll(() => meter.getAttribute('aria-valuetext')).toBe('Room for larger letters')
  button('Larger letters, First line').focus()
  for (let times = 0; times < 14; times++) await press('Larger letters, First line')
  await expect.poll(() => meter.getAttribute('aria-valuetext')).toBe('As large as fits')
  expect(meter.getAttribute('aria-valuenow')).toBe('100')
  expect(button('Larger letters, First line').getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(button('Larger letters, First line'))
  expect(screen.queryByText(/Shrunk from|narrower/)).toBeNull()
  await press('Reset size and font, First line')
  await expect.poll(() => size('First line').getByText(/^Size 20\./)).toBeTruthy()
})

test('a phrase, the years and the icon of a typed heart are one press each, and one undo each [OPEN-364, OPEN-365]', async () => {
  await open()
  await press('Phrases, First line')
  await press('Loved beyond words')
  expect(field('First line').value).toBe('Loved beyond words')
  expect(document.activeElement).toBe(field('First line'))
  const years = await screen.findByRole('button', { name: /^Use 2014 – 20\d\d$/ })
  await act(async () => fireEvent.click(years))
  expect(field('Second line').value).toMatch(/^2014 – 20\d\d$/)
  type("Pet's name", 'Bella ❤️')
  await press('Use the Heart icon')
  expect(field("Pet's name").value).toBe('Bella')
  expect(picture()).toContain('Icon: Heart, left')
  await press('Undo')
  expect(picture()).toContain('Icon: none')
  await press('Undo')
  await press('Undo')
  expect([field("Pet's name").value, field('Second line').value]).toEqual(['Bella', '2014'])
  await press('Redo')
  expect(field('Second line').value).toMatch(/^2014 – /)
  await act(async () => fireEvent.keyDown(field('Second line'), { key: 'z', ctrlKey: true }))
  expect(field('Second line').value).toBe('2014')
  await act(async () => fireEvent.keyDown(field('Second line'), { key: 'y', ctrlKey: true }))
  expect(field('Second line').value).toMatch(/^2014 – /)
})

test('one font for all lines, unless each has its own [OPEN-363, ENG-36]', async () => {
  await open()
  await press('Font: Arial')
  fireEvent.click(screen.getByRole('radio', { name: 'Garamond' }))
  await screen.findByRole('button', { name: 'Font: Garamond' })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Same font for all lines' }))
  await press('Font: Garamond, Second line')
  fireEvent.click(within(screen.getByRole('radiogroup', { name: 'Font, Second line' })).getByLabelText('Arial'))
  await screen.findByRole('button', { name: 'Font: Arial, Second line' })
  expect(button('Font: Garamond, First line')).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Same font for all lines' }))
  await screen.findByRole('button', { name: 'Font: Garamond' })
})

test('a press on a line of the picture opens its field, also from another step; the icon moves by arrow keys [OPEN-362, ENG-40]', async () => {
  await open()
  fireEvent.click(screen.getByTitle('Change: Second line'))
  expect(document.activeElement).toBe(field('Second line'))
  await press('Next')
  fireEvent.click(screen.getByRole('radio', { name: 'Heart' }))
  const icon = await screen.findByRole('group', { name: 'Heart icon: move with the left and right arrow keys' })
  await act(async () => fireEvent.keyDown(icon, { key: 'ArrowRight' }))
  expect(picture()).toContain('Icon: Heart, right')
  fireEvent.click(screen.getByTitle('Change: First line'))
  expect(document.activeElement).toBe(field('First line'))
})

test('marks the place of a photo that is not chosen yet [OPEN-385]', async () => {
  await open(undefined, portrait)
  expect(screen.getByText('Photo', { selector: '[aria-hidden]' })).toBeTruthy()
  cleanup()
  await open()
  expect(screen.queryByText('Photo', { selector: '[aria-hidden]' })).toBeNull()
})

test('the dialog begins at the first empty line, so that it can be typed at once [OPEN-362]', async () => {
  await open('')
  expect(document.activeElement).toBe(field('First line'))
})

test('the steps are a list, in which earlier ones can be pressed [OPEN-66]', async () => {
  await open()
  const steps = () => within(screen.getByRole('navigation', { name: 'Steps of the plaque' }))
  await press('Next')
  expect(
    steps()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Description (done)', 'Customise Text (done)', '3Icon Selection', '4Approval'])
  await act(async () => fireEvent.click(steps().getByRole('button', { name: /^Customise Text/ })))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Customise Text' }))
})

test('the one preview switches to the product; the choice stays from step to step [OPEN-152]', async () => {
  await open()
  fireEvent.click(screen.getByRole('radio', { name: 'On metal' }))
  await screen.findByRole('img', { name: 'The same artwork on the Graphite plaque' })
  await press('Next')
  fireEvent.click(screen.getByRole('radio', { name: 'On the urn' }))
  await screen.findByRole('img', { name: 'The Graphite plaque on its vessel' })
  fireEvent.click(screen.getByRole('radio', { name: 'Flat' }))
  expect(picture()).toContain("Pet's name: Bella")
})
