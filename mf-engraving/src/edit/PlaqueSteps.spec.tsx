// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PlaqueStepsProps } from '@portal/slots/mf-engraving'
import { renderInPortal } from '@portal/testing'
import { plate, portrait } from './editor.fixture'
import { PlaqueSteps } from './PlaqueSteps'
import * as plaquePicture from '../preview/plaque-picture/PlaquePicture'

// The test environment has no canvas.

async function open(given: Partial<PlaqueStepsProps> = {}) {
  const props = {
    entry: plate,
    petName: 'Bella',
    engraving: null,
    onBack: vi.fn<() => void>(),
    onTouched: vi.fn<() => void>(),
    onFinish: vi.fn<PlaqueStepsProps['onFinish']>(),
    saving: null,
    failure: null,
  }
  renderInPortal(<PlaqueSteps {...props} {...given} />)
  await screen.findByRole('img', { name: /Bella/ })
  return props
}

const heading = () => screen.getByRole('heading', { level: 3 }).textContent
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const writeLines = () => {
  type('First line', 'Our best friend')
  type('Second line', '2010 – 2026')
}

beforeEach(() => {
  vi.spyOn(plaquePicture, 'PlaquePicture').mockImplementation(({ label }) => <div role="img" aria-label={label} />)
})
afterEach(cleanup)

test('ordered text fills the texts; in a package the last step adds nothing to the cart [OPEN-173]', async () => {
  await open({ words: 'Our best friend\n2010 – 2026', finish: 'Finish the artwork' })
  expect([field("Pet's name").value, field('First line').value, field('Second line').value]).toEqual([
    'Bella',
    'Our best friend',
    '2010 – 2026',
  ])
  for (const _ of [1, 2]) press('Next')
  expect(screen.getByRole('button', { name: 'Finish the artwork' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Finish and add to cart' })).toBeNull()
})

test("fills in the pet's name; Next marks every empty text and focuses the first [ENG-38]", async () => {
  const { onTouched } = await open()
  expect(field("Pet's name").value).toBe('Bella')
  expect(onTouched).not.toHaveBeenCalled()
  type("Pet's name", ' ')
  expect(onTouched).toHaveBeenCalled()
  press('Next')
  expect(heading()).toBe('Customise Text')
  for (const words of ["Enter the pet's name", 'Enter the first line', 'Enter the second line']) {
    expect(screen.getByText(words)).toBeTruthy()
  }
  await expect.poll(() => document.activeElement).toBe(field("Pet's name"))
})

test('offers twelve icons, on the left by default [ENG-39, ENG-40]', async () => {
  const { onFinish } = await open()
  writeLines()
  press('Next')
  expect(within(screen.getByRole('radiogroup', { name: 'Icon' })).getAllByRole('radio')).toHaveLength(12)
  expect(screen.queryByRole('radio', { name: 'Left' })).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'Horse' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Left' }).checked).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: 'Right' }))
  press('Next')
  fireEvent.click(screen.getByRole('checkbox'))
  await act(async () => press('Finish and add to cart'))
  await expect.poll(() => onFinish.mock.calls.length).toBe(1)
  const [draft, photo] = onFinish.mock.calls[0] ?? []
  expect(draft).toEqual({
    petName: { text: 'Bella', size: 36, font: 'Arial' },
    primaryText: { text: 'Our best friend', size: 20, font: 'Arial' },
    secondaryText: { text: '2010 – 2026', size: 18, font: 'Arial' },
    icon: 'Horse',
    iconPlacement: 'Right',
    photo: null,
  })
  expect(photo).toBeNull()
})

test('without the tick stays and says so [ENG-48, ENG-49]', async () => {
  const { onFinish } = await open()
  writeLines()
  press('Next')
  press('Next')
  press('Finish and add to cart')
  expect((await screen.findByRole('alert')).textContent).toBe('Please check the green approval checkbox.')
  expect(screen.getByRole('checkbox', { name: 'Content has been checked and is correct.' })).toBeTruthy()
  expect(onFinish).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('checkbox'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['plaque', { Dimensions: 'large' }, 2],
  ['photo', { PhotoSize: 'round', Dimensions: '0' }, 1],
])(
  'reports an unknown %s size with who to call, and Next continues without a photo [ENG-30, ENG-31]',
  async (what, change, before) => {
    await open({ entry: { ...portrait, ...change } })
    writeLines()
    for (let step = 0; step < before; step++) press('Next')
    expect((await screen.findByRole('alert')).textContent).toBe(
      `Sorry, the selected ${what} size doesn't support image options`,
    )
    expect(
      screen.getByText(/^What you entered is kept\. Next goes on without a photo\./).closest('p')?.textContent,
    ).toMatch(/call Client Care on 08.9200.0000\.$/)
    expect(screen.queryByText(/^Drop an image/)).toBeNull()
    press('Next')
    expect(heading()).toBe('Approval')
  },
)

test("Enter in a step's field continues or reports what is missing; an approval step is no form [ENG-11]", async () => {
  await open()
  const submit = () => {
    const form = field('First line').form
    expect(form?.querySelectorAll('[type="submit"]')).toHaveLength(1)
    fireEvent.submit(field('First line'))
  }
  submit()
  expect(screen.getByText('Enter the first line')).toBeTruthy()
  writeLines()
  submit()
  expect(heading()).toBe('Icon Selection')
  press('Next')
  expect(screen.getByRole('checkbox').closest('form')).toBeNull()
})
