// @vitest-environment happy-dom
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { fakeHost, renderInPortal } from '@portal/testing'
import { useFindKeys } from './use-find-keys'

afterEach(cleanup)
beforeEach(() => void vi.useRealTimers())

const heard = {
  onFind: vi.fn<() => void>(),
  onNumber: vi.fn<(number: string) => void>(),
  onAddress: vi.fn<(path: string) => void>(),
  onCovered: vi.fn<() => void>(),
  onOther: vi.fn<() => void>(),
}
beforeEach(() => Object.values(heard).forEach((one) => one.mockClear()))

/** A form whose field React controls, on a page that hears the keys. */
function Form({ isBySlash = true, onSubmit }: { isBySlash?: boolean; onSubmit?: () => void }) {
  useFindKeys({ isBySlash, ...heard })
  const [text, setText] = useState('Bella')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
      }}
    >
      <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />
      <output>{text}</output>
    </form>
  )
}

/** Short cuts that are left to the browser. */
const left: string[] = []
beforeEach(() => void left.splice(0))

/** Far apart: what is pressed next is no part of what was pressed before. */
let pressedAt = 0

/** Keys as a browser tells them: into the field that has the focus, unless somebody prevents it. */
function press(keys: readonly (string | KeyboardEventInit)[], gap: number, modifiers: KeyboardEventInit = {}): void {
  const target = document.activeElement ?? document.body
  pressedAt += 60_000
  keys.forEach((pressed, index) => {
    const init = typeof pressed === 'string' ? { key: pressed } : pressed
    const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true, ...modifiers })
    const { key } = event
    Object.defineProperty(event, 'timeStamp', { value: pressedAt + index * gap })
    let isTaken = false
    act(() => void (isTaken = !target.dispatchEvent(event)))
    if (!isTaken && event.ctrlKey) left.push(key)
    if (isTaken || !(target instanceof HTMLInputElement)) return
    if (key === 'Enter') fireEvent.submit(target)
    else if (key.length === 1) fireEvent.change(target, { target: { value: target.value + key } })
  })
}

describe('keys [OPEN-179]', () => {
  test('Ctrl+K opens the box, from within a field too; `/` outside of fields, and not when it is switched off', () => {
    const { rerender } = render(<Form />)
    press(['/'], 0)
    expect(heard.onFind).toHaveBeenCalledTimes(1)
    screen.getByRole('textbox').focus()
    press(['/'], 0)
    expect([heard.onFind.mock.calls.length, screen.getByRole('status').textContent]).toEqual([1, 'Bella/'])
    press(['k'], 0, { ctrlKey: true })
    expect(heard.onFind).toHaveBeenCalledTimes(2)
    screen.getByRole('textbox').blur()
    rerender(<Form isBySlash={false} />)
    press(['/'], 0)
    expect(heard.onFind).toHaveBeenCalledTimes(2)
  })

  test('above a dialog nothing opens', () => {
    render(<Form />)
    render(<div role="dialog" />)
    press(['k'], 0, { ctrlKey: true })
    press(['/'], 0)
    expect(heard.onFind).not.toHaveBeenCalled()
  })
})

describe('a scanner [OPEN-195]', () => {
  const address = [...`${location.origin}/booking/booking-100001`, 'Enter']

  test('opens the booking of an address, and leaves field and form as they were', () => {
    const onSubmit = vi.fn<() => void>()
    render(<Form onSubmit={onSubmit} />)
    screen.getByRole('textbox').focus()
    press(address, 8)
    expect(heard.onAddress.mock.calls).toEqual([['/booking/booking-100001']])
    expect([
      screen.getByRole('status').textContent,
      onSubmit.mock.calls.length,
      heard.onFind.mock.calls.length,
    ]).toEqual(['Bella', 0, 0])
  })

  test('control characters among its letters press nothing: Ctrl+K of it opens no box', () => {
    render(<Form />)
    const keys = [...`${location.origin}/booking/booking-100001`]
    const control = (key: string) => ({ key, ctrlKey: true })
    press([...keys.slice(0, 9), control('k'), control('p'), ...keys.slice(9), 'Enter'], 8)
    expect([heard.onAddress.mock.calls, heard.onFind.mock.calls.length]).toEqual([[['/booking/booking-100001']], 0])
    expect(left).toEqual([])
  })

  test('a carriage return with a line feed behind presses nothing else: Ctrl+J opens no downloads', () => {
    render(<Form />)
    press([...address, { key: 'j', ctrlKey: true }], 8)
    expect([heard.onAddress.mock.calls.length, left]).toEqual([1, []])
    press([...'9300675024235', { key: 'j', ctrlKey: true }], 8)
    expect([heard.onOther.mock.calls.length, left]).toEqual([1, []])
  })

  test('without a key at its end it is read when nothing follows', () => {
    vi.useFakeTimers()
    render(<Form />)
    screen.getByRole('textbox').focus()
    press(address.slice(0, -1), 8)
    act(() => void vi.advanceTimersByTime(120))
    expect(heard.onAddress.mock.calls).toEqual([['/booking/booking-100001']])
    expect(screen.getByRole('status').textContent).toBe('Bella')
  })

  test('a code of no booking says so, and leaves field and form as they were', () => {
    const onSubmit = vi.fn<() => void>()
    render(<Form onSubmit={onSubmit} />)
    screen.getByRole('textbox').focus()
    press([...'https://elsewhere.test/x', 'Enter'], 8)
    press([...'9300675024235', 'Enter'], 8)
    expect([heard.onOther.mock.calls.length, onSubmit.mock.calls.length]).toEqual([2, 0])
    expect(screen.getByRole('status').textContent).toBe('Bella')
  })

  test('a key that is held down, and words that software types, are no code', () => {
    vi.useFakeTimers()
    render(<Form />)
    screen.getByRole('textbox').focus()
    press(
      Array.from({ length: 12 }, () => ({ key: '1', repeat: true })),
      30,
    )
    press([...'Blue blanket'], 2)
    act(() => void vi.advanceTimersByTime(1000))
    expect([heard.onOther.mock.calls.length, screen.getByRole('status').textContent]).toEqual([
      0,
      'Bella111111111111Blue blanket',
    ])
  })

  test('a number is looked for on a page, and typed where a field has the focus', () => {
    render(<Form />)
    press([...'100001', 'Enter'], 8)
    expect(heard.onNumber.mock.calls).toEqual([['100001']])
    screen.getByRole('textbox').focus()
    press([...'100001', 'Enter'], 8)
    expect([heard.onNumber.mock.calls.length, screen.getByRole('status').textContent]).toEqual([1, 'Bella100001'])
  })

  test('what is open above the page is not lost: it says to close it first', () => {
    render(<Form />)
    render(<div role="alertdialog" />)
    press(address, 8)
    expect([heard.onCovered.mock.calls.length, heard.onAddress.mock.calls.length]).toEqual([1, 0])
  })
})

describe('the button [OPEN-179]', () => {
  test('says so when the box cannot be loaded', async () => {
    vi.doMock('./FindPart', () => {
      throw new Error('gone')
    })
    const { Find } = await import('./Find')
    const host = fakeHost()
    renderInPortal(<Find />, { host })
    fireEvent.click(screen.getByRole('button', { name: /^Find/ }))
    await vi.waitFor(() =>
      expect(host.notices).toEqual(['Find could not be opened. Nothing was changed: please try again.']),
    )
    expect(screen.getByRole('button', { name: /^Find/ }).getAttribute('aria-busy')).toBe('false')
  })

  test('before the code for all keys is there Ctrl+K and `/` open it, and what follows is kept for the box [OPEN-228]', async () => {
    const shown = vi.fn<(lookedFor: unknown) => void>()
    let arrive: () => void = () => undefined
    const isHere = new Promise<void>((resolve) => (arrive = resolve))
    const FindPart = ({ lookedFor }: { lookedFor: unknown }) => {
      shown(lookedFor)
      return null
    }
    vi.doMock('./FindPart', () => isHere.then(() => ({ FindPart })))
    const { Find } = await import('./Find')
    renderInPortal(<Find />)
    press(['/', ...'bel'], 90)
    arrive()
    await vi.waitFor(() => expect(shown).toHaveBeenLastCalledWith({ text: 'bel', isScanned: false }))
    press(['l', 'a'], 90)
    expect(shown).toHaveBeenLastCalledWith({ text: 'bella', isScanned: false })
  })
})
