// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ConfirmDialog } from './ConfirmDialog'
import { Dialog } from './Dialog'

afterEach(cleanup)

function Opener({ onCloseRequest }: { onCloseRequest?: () => boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Details
      </button>
      <Dialog
        title="Timber urn"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        {...(onCloseRequest && { onCloseRequest })}
      >
        A hand-turned urn.
      </Dialog>
    </>
  )
}

async function open() {
  const opener = screen.getByRole('button', { name: 'Details' })
  opener.focus()
  fireEvent.click(opener)
  return screen.findByRole('dialog', { name: 'Timber urn' })
}

test('Escape closes it and returns the focus', async () => {
  render(<Opener />)
  const dialog = await open()
  await expect.poll(() => dialog.contains(document.activeElement)).toBe(true)
  fireEvent.keyDown(dialog, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Details' })))
})

test('the guard is called first and can keep it open', async () => {
  const guard = vi.fn<() => boolean>(() => false)
  render(<Opener onCloseRequest={guard} />)
  const dialog = await open()
  fireEvent.keyDown(dialog, { key: 'Escape' })
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(guard).toHaveBeenCalledTimes(2))
  expect(screen.getByRole('dialog')).toBe(dialog)
})

test.each([
  [false, 1],
  [true, 0],
])('the press that opened the question does not confirm it (%s)', async (danger, times) => {
  const onConfirm = vi.fn<() => void>()
  const props = { isOpen: true, confirmLabel: 'Discard', onConfirm, onCancel: () => undefined, danger }
  render(<ConfirmDialog title="Discard this draft?" {...props} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(onConfirm).toHaveBeenCalledTimes(times)
})

test('shows an error in the dialog and offers the safe answer', async () => {
  const onCancel = vi.fn<() => void>()
  render(
    <ConfirmDialog
      title="Discard this draft?"
      isOpen
      confirmLabel="Discard"
      cancelLabel="Keep it"
      onConfirm={() => undefined}
      onCancel={onCancel}
      error="It could not be discarded."
    />,
  )
  const dialog = await screen.findByRole('alertdialog', { name: 'Discard this draft?' })
  expect(dialog.textContent).toContain('It could not be discarded.')
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(onCancel).toHaveBeenCalledOnce()
})
