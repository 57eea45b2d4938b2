// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Drawer } from './Drawer'

afterEach(cleanup)

function Opener() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Cart
      </button>
      <Drawer title="Cart" isOpen={isOpen} onClose={() => setOpen(false)}>
        Two items
      </Drawer>
    </>
  )
}

test('the rest of the page is inert while it is open; Escape returns the focus', () => {
  const { container } = render(<Opener />)
  const opener = screen.getByRole('button', { name: 'Cart' })
  opener.focus()
  fireEvent.click(opener)
  expect(container.inert).toBe(true)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Cart' }))
  fireEvent.keyDown(screen.getByRole('dialog', { name: 'Cart' }), { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(container.inert).toBe(false)
  expect(document.activeElement).toBe(opener)
})
