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

/** A controlled form on a page with the Find shortcuts. */
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

/** Shortcuts left to the browser. */
const left: string[] = []
beforeEach(() => void left.splice(0))

/** Far apart, so that each press is separate. */
let pressedAt = 0

/** Keys as a browser sends them: into the focused field, unless prevented. */
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
  test('Ctrl+K opens the box, also within a field; `/` outside of fields, unless it is turned off', () => {
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

  test('nothing opens above a dialog', () => {
    render(<Form />)
    render(<div role="dialog" />)
    press(['k'], 0, { ctrlKey: true })
    press(['/'], 0)
    expect(heard.onFind).not.toHaveBeenCalled()
  })
})

describe('a scanner [OPEN-195]', () => {
  const address = [...`${location.origin}/booking/booking-100001`, 'Enter']

  test('opens the booking of an address, and restores field and form', () => {
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

  test('control characters in a scan trigger nothing: its Ctrl+K opens no box', () => {
    render(<Form />)
    const keys = [...`${location.origin}/booking/booking-100001`]
    const control = (key: string) => ({ key, ctrlKey: true })
    press([...keys.slice(0, 9), control('k'), control('p'), ...keys.slice(9), 'Enter'], 8)
    expect([heard.onAddress.mock.calls, heard.onFind.mock.calls.length]).toEqual([[['/booking/booking-100001']], 0])
    expect(left).toEqual([])
  })

  test('a carriage return with line feed triggers nothing: its Ctrl+J opens no downloads', () => {
    render(<Form />)
    press([...address, { key: 'j', ctrlKey: true }], 8)
    expect([heard.onAddress.mock.calls.length, left]).toEqual([1, []])
    press([...'9300675024235', { key: 'j', ctrlKey: true }], 8)
    expect([heard.onOther.mock.calls.length, left]).toEqual([1, []])
  })

  test('without an end key it is read after a pause', () => {
    vi.useFakeTimers()
    render(<Form />)
    screen.getByRole('textbox').focus()
    press(address.slice(0, -1), 8)
    act(() => void vi.advanceTimersByTime(120))
    expect(heard.onAddress.mock.calls).toEqual([['/booking/booking-100001']])
    expect(screen.getByRole('status').textContent).toBe('Bella')
  })

  test('reports a code that is no booking, and restores field and form', () => {
    const onSubmit = vi.fn<() => void>()
    render(<Form onSubmit={onSubmit} />)
    screen.getByRole('textbox').focus()
    press([...'https://elsewhere.test/x', 'Enter'], 8)
    press([...'9300675024235', 'Enter'], 8)
    expect([heard.onOther.mock.calls.length, onSubmit.mock.calls.length]).toEqual([2, 0])
    expect(screen.getByRole('status').textContent).toBe('Bella')
  })

  test('a held key and text typed by software are no code', () => {
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

  test('searches a number on a page, and types it into a focused field', () => {
    render(<Form />)
    press([...'100001', 'Enter'], 8)
    expect(heard.onNumber.mock.calls).toEqual([['100001']])
    screen.getByRole('textbox').focus()
    press([...'100001', 'Enter'], 8)
    expect([heard.onNumber.mock.calls.length, screen.getByRole('status').textContent]).toEqual([1, 'Bella100001'])
  })

  test('keeps an open dialog and asks to close it first', () => {
    render(<Form />)
    render(<div role="alertdialog" />)
    press(address, 8)
    expect([heard.onCovered.mock.calls.length, heard.onAddress.mock.calls.length]).toEqual([1, 0])
  })
})

describe('the button [OPEN-179]', () => {
  test('says when the box fails to load', async () => {
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

  test('until its code loads, Ctrl+K and `/` open it, and further keys are kept for the box [OPEN-228]', async () => {
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
