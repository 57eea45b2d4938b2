import { useId } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../Icon/Icon'
import type { IconName } from '../Icon/Icon'
import { isPlainClick } from '../plain-click'
import styles from './Menu.module.css'
import { useDisclosure } from './use-disclosure'
import { inElement } from '../in-element'

export interface MenuItem {
  label: string
  icon?: IconName
  /** Makes the item a link; without it the item is a button. */
  href?: string
  /** Whether the item links to this page or to its section. */
  current?: 'page' | 'true' | undefined
  onSelect: () => void
}

export interface MenuProps {
  /** Content of the button. */
  label: ReactNode
  /** Accessible name of the button when the label alone does not say what opens. */
  'aria-label'?: string
  items: readonly MenuItem[]
  /** The button's edge that the list is aligned with. */
  align?: 'start' | 'end'
}

/** A button that shows a short list of links or actions (disclosure pattern: Tab moves through it). */
export function Menu({ label, items, align = 'start', ...rest }: MenuProps) {
  const { box, trigger, isOpen, toggle, close } = useDisclosure<HTMLDivElement, HTMLButtonElement>()
  const listId = useId()
  return (
    <div ref={box} className={styles.menu}>
      <button
        ref={trigger}
        type="button"
        aria-label={rest['aria-label']}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-current={items.some(({ current }) => current) || undefined}
        className={styles.trigger}
        onClick={toggle}
      >
        {inElement(label)}
        <Icon name="chevron-down" size={16} />
      </button>
      <ul id={listId} hidden={!isOpen} className={classNames(styles.list, align === 'end' && styles.end)}>
        {items.map((item) => (
          <li key={item.label}>
            <MenuEntry item={item} onDone={close} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function MenuEntry({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const choose = (event: MouseEvent) => {
    if (item.href !== undefined && !isPlainClick(event)) return
    event.preventDefault()
    onDone()
    item.onSelect()
  }
  const inner = (
    <>
      {item.icon && <Icon name={item.icon} size={18} />}
      {inElement(item.label)}
    </>
  )
  if (item.href === undefined) {
    return (
      <button type="button" className={styles.item} onClick={choose}>
        {inner}
      </button>
    )
  }
  return (
    <a href={item.href} aria-current={item.current} className={styles.item} onClick={choose}>
      {inner}
    </a>
  )
}
