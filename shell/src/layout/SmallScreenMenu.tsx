import { useEffect, useId } from 'react'
import { useLocation } from '@portal/router'
import { Icon, useDisclosure } from '@portal/ui'
import { MainNavigation } from './NavigationLinks'
import { SecondaryNavigation } from './SecondaryNavigation'
import styles from './SmallScreenMenu.module.css'

/** Both navigations behind one button on small screens. */
export function SmallScreenMenu({ onLogOut }: { onLogOut: () => void }) {
  const { box, trigger, isOpen, toggle, close } = useDisclosure<HTMLDivElement, HTMLButtonElement>()
  const id = useId()
  const { key } = useLocation()
  // oxlint-disable-next-line react/exhaustive-deps -- only a navigation closes the menu; `close` is new each time
  useEffect(close, [key])
  return (
    <div ref={box} className={styles.small}>
      <button ref={trigger} type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        <Icon name={isOpen ? 'close' : 'menu'} /> Menu
      </button>
      <div id={id} className={styles.panel} hidden={!isOpen}>
        <MainNavigation />
        <SecondaryNavigation onLogOut={onLogOut} />
      </div>
    </div>
  )
}
