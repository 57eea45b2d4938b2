// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useFocusReturn } from './use-focus-return'

afterEach(cleanup)

function Layer() {
  useFocusReturn()
  return <input aria-label="Inside" />
}

function Page({ isOpen }: { isOpen: boolean }) {
  return (
    <>
      <main>
        <button type="button">Details</button>
      </main>
      <button type="button">Next row</button>
      {isOpen && <Layer />}
    </>
  )
}

const opener = () => screen.getByRole('button', { name: 'Details', hidden: true })

function closeOpened() {
  const { rerender } = render(<Page isOpen={false} />)
  opener().focus()
  rerender(<Page isOpen />)
  screen.getByLabelText('Inside').focus()
  rerender(<Page isOpen={false} />)
}

const aFewFrames = () => new Promise((resolve) => setTimeout(resolve, 80))

test('the focus waits until the page behind is operable again, then returns to the opener', async () => {
  document.body.setAttribute('aria-hidden', 'true')
  closeOpened()
  await aFewFrames()
  expect(document.activeElement).toBe(document.body)
  document.body.removeAttribute('aria-hidden')
  await waitFor(() => expect(document.activeElement).toBe(opener()))
})

test('focus that went elsewhere on purpose stays there', async () => {
  closeOpened()
  const next = screen.getByRole('button', { name: 'Next row' })
  next.focus()
  await aFewFrames()
  expect(document.activeElement).toBe(next)
})
