import { useEffect, useImperativeHandle, useLayoutEffect, useState } from 'react'
import type { Ref } from 'react'
import { VisuallyHidden } from '@portal/ui'
import styles from './EarlierOwner.module.css'
import type { EarlierOwner, ListKeys, Offering, SearchedField, Shown } from './offering'
import { useEarlierOwners } from './use-earlier-owners'
import { EARLIER_OWNERS, LOOK_FAILED, announcement, detailOf, nameOf } from './words'

export interface OfferListProps extends Offering {
  readonly field: SearchedField
  readonly listId: string
  readonly keys: Ref<ListKeys>
  readonly onShown: (shown: Shown) => void
  readonly onClose: () => void
}

/** The earlier owners that fit what is typed; the focus stays in the field. Without any, nothing [OPEN-202]. */
export function OfferList({ field, bookingId, listId, keys, onShown, onChosen, onClose }: OfferListProps) {
  const { offered, failed } = useEarlierOwners(field, bookingId)
  const [reached, setReached] = useState(-1)
  const active = reached < offered.length ? reached : -1
  const idAt = (index: number) => `${listId}-${index}`
  const isOpen = offered.length > 0
  const activeId = active < 0 ? undefined : idAt(active)
  // Before it is painted: what the field says of the list is true as soon as the list stands.
  useLayoutEffect(() => {
    onShown({ isOpen, activeId })
    return () => onShown({ isOpen: false })
  }, [onShown, isOpen, activeId])
  // Whoever goes through the list by keys sees where they are.
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  const choose = (chosen: EarlierOwner) => {
    onClose()
    onChosen(chosen)
  }
  useImperativeHandle(keys, () => ({
    press: (key) => {
      const chosen = offered[active]
      if (key === 'Escape' && (isOpen || failed)) onClose()
      else if (key === 'Enter' && chosen) choose(chosen)
      else if (isOpen && key === 'ArrowDown') setReached((active + 1) % offered.length)
      else if (isOpen && key === 'ArrowUp') setReached(active > 0 ? active - 1 : offered.length - 1)
      else return false
      return true
    },
  }))
  return (
    <>
      <VisuallyHidden>
        <output>{announcement(offered.length)}</output>
      </VisuallyHidden>
      {isOpen && <Options {...{ listId, offered, active, idAt }} onChoose={choose} />}
      {failed && !isOpen && <output className={styles.list}>{LOOK_FAILED}</output>}
    </>
  )
}

interface OptionsProps {
  readonly listId: string
  readonly offered: readonly EarlierOwner[]
  readonly active: number
  readonly idAt: (index: number) => string
  readonly onChoose: (chosen: EarlierOwner) => void
}

function Options({ listId, offered, active, idAt, onChoose }: OptionsProps) {
  return (
    <div className={styles.list}>
      <div className={styles.title} id={`${listId}-title`}>
        {EARLIER_OWNERS}
      </div>
      <div role="listbox" id={listId} aria-labelledby={`${listId}-title`}>
        {offered.map((one, index) => (
          <div
            key={idAt(index)}
            id={idAt(index)}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(one)}
            onKeyDown={({ key }) => key === 'Enter' && onChoose(one)}
          >
            <span className={styles.name}>{nameOf(one)}</span>
            <span className={styles.detail}>{detailOf(one)}</span>
          </div>
        ))}
      </div>
    </div>
  )
}
