// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { restThenClick } from '@portal/testing'
import { line } from '../testing/catalogue.fixture'
import {
  GOLD,
  PLAIN,
  PLAQUE_CONTENTS,
  add,
  contents,
  customise,
  details,
  inCart,
  open,
  pick,
  show,
  words,
} from './package-selection.fixture'
import { LATE_MS } from './use-is-late'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe("'Option selection'", () => {
  test('lists the contents with visible choices, sizes with their weights; complete ones read Selected [CAT-20, CAT-21, OPEN-210]', async () => {
    const { saveLine, onChosen } = show()
    await open()
    await expect.poll(() => document.activeElement?.textContent).toBe(GOLD.name)
    expect(contents().map((each) => each.textContent)).toEqual([
      'Resting place Classic UrnCustomise Classic UrnClassic Urn for the pet.SizeSmallunder 10 kgLarge10 kg and over · + $25.00',
      expect.stringContaining('Engraving text for Heart Keepsake'),
      expect.stringContaining('Included as it is.'),
    ])
    expect(screen.queryByText(/^To choose/)).toBeNull()
    pick('Large')
    fireEvent.change(words(), { target: { value: 'Bella' } })
    await waitFor(() => expect(contents()[0]?.textContent).toContain('Selected '))
    expect(contents()[1]?.textContent).toContain('Selected ')
    expect(screen.getByText('RRP, inc GST').parentElement?.textContent).toBe('$425.00 RRP, inc GST')
    fireEvent.click(add())
    await waitFor(() => expect(onChosen).toHaveBeenCalledOnce())
    expect(onChosen.mock.calls[0]?.[0]).toMatchObject({ id: 'line-gold', name: GOLD.name })
    const [[sent] = []] = saveLine.mock.calls
    expect(sent).toMatchObject({ productId: 'gold', quantity: 1, engravingText: null })
    const chosen = Object.entries(sent?.packageProductsC ?? {}).map(([parent, options]) => [
      parent,
      options.map(({ id, engraving_text: text }) => [id, text]),
    ])
    expect(Object.fromEntries(chosen)).toEqual({
      gold: [
        ['urn', null],
        ['heart', 'Bella'],
        ['card', null],
      ],
      urn: [['Large', null]],
    })
    await expect.poll(() => document.activeElement).toBe(await details(GOLD.name))
  })

  test('preselects the size for the pet [CAT-33, OPEN-267]', async () => {
    show({ weight: 12 })
    await open()
    await waitFor(() => expect(contents()[0]?.textContent).toContain('Selected '))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Large' }).checked).toBe(true)
    // The text shown when the fields are folded.
    fireEvent.click(customise('Classic Urn'))
    expect(contents()[0]?.textContent).toContain('Selected Large')
  })

  test('opens and focuses an incomplete item, and sends nothing [CAT-34]', async () => {
    const { saveLine } = show()
    await open()
    fireEvent.click(add())
    await expect.poll(() => document.activeElement).toBe(screen.queryByRole('radio', { name: 'Small' }))
    expect(screen.getByText('Choose size')).toBeTruthy()
    expect(screen.getByText('Enter the words to engrave, or untick Add engraving')).toBeTruthy()
    expect(saveLine).not.toHaveBeenCalled()
  })

  test('Add waits for choices at most 5 s, and still refuses an incomplete package [CAT-27..29]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { saveLine } = show({ options: () => new Promise(() => undefined) })
    fireEvent.click(await details(GOLD.name))
    await screen.findByRole('list', { name: `In ${GOLD.name}` })
    expect(screen.getAllByText('Loading choices').length).toBeGreaterThan(0)
    expect(add().getAttribute('aria-disabled')).toBe('true')
    await act(() => vi.advanceTimersByTimeAsync(LATE_MS))
    await waitFor(() => expect(add().getAttribute('aria-disabled')).toBeNull())
    fireEvent.change(words(), { target: { value: 'Bella' } })
    fireEvent.click(add())
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The choices are still being loaded. Nothing is added yet',
    )
    expect(saveLine).not.toHaveBeenCalled()
  })

  test('a package in the cart opens with its choices and is saved as the same line [CAT-32]', async () => {
    const { saveLine } = show({ lines: [inCart] })
    fireEvent.click(await screen.findByRole('button', { name: 'Change Gold Cremation Package' }))
    await waitFor(() => expect(contents()[0]?.textContent).toContain('Selected '))
    expect(words().value).toBe('Bella')
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(saveLine).toHaveBeenCalledOnce())
    expect(saveLine.mock.calls[0]?.[0]).toMatchObject({ id: 'l1', editId: 'edit-l1', productId: 'gold' })
  })

  test('confirms before replacing a package, listing what will be removed; the line stays one [OPEN-174]', async () => {
    const artwork = { state: 'approved', approvedBy: 'Mia', approvedAs: 'client', approvedAt: null, note: '' } as const
    const plaque = line('p1', 'Name Plaque', { parentProductId: 'l1', engravingText: 'Bella\n2010 – 2026', artwork })
    const begun = { ...plaque, id: 'p2', engravingText: null, artwork: { ...artwork, state: 'missing' as const } }
    const { saveLine } = show({ lines: [inCart, plaque, begun] })
    await open(PLAIN.name)
    fireEvent.click(add())
    const question = await screen.findByRole('alertdialog', { name: 'Replace Gold Cremation Package?' })
    expect(
      within(question)
        .getAllByRole('listitem')
        .map((each) => each.textContent),
    ).toEqual(['Heart Keepsake: Bella', 'Large', 'Artwork of the Name Plaque: Bella, 2010 – 2026 (Artwork approved)'])
    fireEvent.click(within(question).getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(saveLine).not.toHaveBeenCalled()
    fireEvent.click(add())
    restThenClick(await screen.findByRole('button', { name: 'Replace' }))
    await waitFor(() => expect(saveLine).toHaveBeenCalledOnce())
    expect(saveLine.mock.calls[0]?.[0]).toMatchObject({ id: 'l1', productId: 'plain' })
  })

  test('a plaque has no text in the package: it is designed once that is in the cart [OPEN-155]', async () => {
    const { saveLine } = show({
      contents: PLAQUE_CONTENTS,
      lines: [{ ...inCart, actualProductIdC: 'plain', name: PLAIN.name, packageProductsC: { plain: [] } }],
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Change Plain Cremation Package' }))
    await waitFor(() => expect(contents()[0]?.textContent).toContain('you can design its words, icon and photo'))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Customise/ })).toBeNull())
    expect(screen.queryByRole('textbox')).toBeNull()
    fireEvent.click(await screen.findByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(saveLine).toHaveBeenCalledOnce())
    expect(saveLine.mock.calls[0]?.[0].packageProductsC?.plain?.map((each) => each.engraving_text)).toEqual([null])
  })

  test('asks before typed text is lost', async () => {
    show()
    await open()
    fireEvent.change(words(), { target: { value: 'Bella' } })
    fireEvent.click(screen.getByRole('button', { name: 'Back to packages' }))
    const question = await screen.findByRole('alertdialog', { name: 'Leave without adding?' })
    restThenClick(within(question).getByRole('button', { name: 'Leave' }))
    expect(await details(PLAIN.name)).toBeTruthy()
  })
})
