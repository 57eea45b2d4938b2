import { useState } from 'react'
import type { Engraving } from '@portal/domain'
import { Button } from '@portal/ui'
import { ArtworkFigure } from '../artwork/ArtworkFigure'
import type { Clinic } from '../contact/clinic'
import styles from './EditStep.module.css'

interface Props {
  readonly engraving: Engraving
  readonly clinic: Clinic
  readonly onStartAgain: (from: Engraving) => void
}

/** The clinic's version beside the owner's changes, with a button to return to it. Its picture loads on opening. */
export function ClinicVersion({ engraving, clinic, onStartAgain }: Props) {
  const [isOpen, setOpen] = useState(false)
  const received = engraving.received ?? engraving.current
  if (!received) return null
  return (
    <details className={styles.received} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>As the clinic made it</summary>
      {isOpen && (
        <>
          <ArtworkFigure engraving={engraving} version={received} clinic={clinic} />
          <Button onClick={() => onStartAgain({ ...engraving, current: received })}>
            Start again from the clinic&rsquo;s artwork
          </Button>
        </>
      )}
    </details>
  )
}
