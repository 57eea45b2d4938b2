import { createElement as element, useEffect } from 'react'
import { vi } from 'vitest'

/** Presses on the page, in words. */
export const onAction = vi.fn<(what: string) => void>()

export interface Pet {
  readonly name: string
  readonly isFinal?: boolean
}
export const BELLA: Pet = { name: 'Bella' }
export const MILO: Pet = { name: 'Milo' }

/** A list with the same button in each row, and a link. */
export function Page({ pets, onShown }: { pets: readonly Pet[]; onShown?: () => void }) {
  useEffect(() => onShown?.(), [onShown])
  const press = (what: string) => (event: { preventDefault: () => void }) => {
    event.preventDefault()
    onAction(what)
  }
  const rows = pets.map(({ name, isFinal }, place) =>
    element(
      'tr',
      { key: place },
      element('th', {}, name),
      element(
        'td',
        {},
        element('button', { type: 'button', 'aria-disabled': isFinal, onClick: press(`remove ${name}`) }, 'Remove'),
      ),
    ),
  )
  return element(
    'div',
    {},
    element('a', { href: '/help', onClick: press('help') }, element('b', {}, 'Help')),
    element('a', { href: '/paper', target: '_blank' }, 'Paper'),
    element('a', { href: 'tel:131415' }, 'Call'),
    element('form', { onSubmit: press('find') }, element('button', { type: 'submit' }, 'Find')),
    element('table', {}, element('tbody', {}, rows)),
  )
}
