import { useContext, useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { lazyPart } from '@portal/ui'
import styles from './EarlierOwner.module.css'
import type { OfferListProps } from './OfferList'
import { OfferingContext } from './offering'
import type { ListKeys, SearchedField, Shown } from './offering'

/** What makes a text field a combobox. */
interface ComboAttributes {
  readonly role?: 'combobox'
  readonly 'aria-autocomplete'?: 'list'
  readonly 'aria-expanded'?: boolean
  readonly 'aria-controls'?: string | undefined
  readonly 'aria-activedescendant'?: string | undefined
}

const List = lazyPart<OfferListProps>(
  () => import(/* webpackChunkName: "earlier-owner" */ './OfferList').then((part) => part.OfferList),
  () => null,
)

const CLOSED: Shown = { isOpen: false }

interface OfferedAtProps {
  readonly field: SearchedField
  readonly children: (combo: ComboAttributes) => ReactNode
}

/** A field of the owner, and below it, while somebody types there, the earlier owners that begin so [OPEN-202]. */
export function OfferedAt({ field, children }: OfferedAtProps) {
  const offering = useContext(OfferingContext)
  const listId = useId()
  const keys = useRef<ListKeys>(null)
  const [isTyping, setTyping] = useState(false)
  const [{ isOpen, activeId }, setShown] = useState(CLOSED)
  if (!offering) return children({})
  const press = (event: KeyboardEvent) => {
    if (!keys.current?.press(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      className={styles.at}
      onChange={() => setTyping(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setTyping(false)
      }}
      onKeyDownCapture={press}
    >
      {children({
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? listId : undefined,
        'aria-activedescendant': activeId,
      })}
      {isTyping && (
        <List
          {...offering}
          field={field}
          listId={listId}
          keys={keys}
          onShown={setShown}
          onClose={() => setTyping(false)}
        />
      )}
    </div>
  )
}
