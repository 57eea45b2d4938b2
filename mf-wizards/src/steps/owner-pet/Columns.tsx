import { useBinding } from '@portal/forms'
import type { ReactNode } from 'react'
import { InstructionsSection } from './InstructionsSection'
import styles from './OwnerPet.module.css'

interface ColumnsProps {
  readonly owner: ReactNode
  readonly pet: ReactNode
  readonly collection: ReactNode
}

/** Owner and pet side by side; the instructions fill the shorter column, the owner's when it is skipped. */
export function Columns({ owner, pet, collection }: ColumnsProps) {
  const { value: skipOwner } = useBinding('skipOwner', false)
  const isOwnerShort = skipOwner && !collection
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {owner}
        {collection}
        {isOwnerShort && <InstructionsSection />}
      </div>
      <div className={styles.column}>
        {pet}
        {!isOwnerShort && <InstructionsSection />}
      </div>
    </div>
  )
}
