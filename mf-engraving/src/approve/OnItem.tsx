import { useState } from 'react'
import type { EngravedWords } from '@portal/domain/plaque'
import { lazyPart } from '@portal/ui'
import styles from './OnItem.module.css'

const Coming = () => <p>Loading</p>
/** In the bundle of the checks: a bundle of its own would split the editor's. */
const ItemWords = lazyPart(
  () => import(/* webpackChunkName: "checks" */ './find-checks').then((part) => part.ItemWords),
  Coming,
)

interface Props {
  readonly name: string
  readonly words: readonly EngravedWords[]
}

/** The words on their item; closed at first, so that nothing below moves [OPEN-383]. */
export function OnItem({ name, words }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.item} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{`On the ${name}`}</summary>
      {isOpen && <ItemWords name={name} words={words} />}
    </details>
  )
}
