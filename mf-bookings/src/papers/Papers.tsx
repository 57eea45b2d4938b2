import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Button, Icon } from '@portal/ui'
import { FamilySheet } from './FamilySheet'
import type { PaperName } from './use-paper-size'
import type { PrintableBooking } from './printable-booking'
import { PetLabel } from './PetLabel'
import styles from './papers.module.css'
import { TagSheet } from './TagSheet'
import { usePaperSize } from './use-paper-size'

/** All paperwork of a booking as it will print, each with its own button [OPEN-171]. */
export function Papers({ printable }: { readonly printable: PrintableBooking }) {
  // The browser's own Print command prints the last choice, at first the tag sheet.
  const [printed, setPrinted] = useState<{ readonly name: PaperName; readonly isAsked: boolean }>({
    name: 'tag',
    isAsked: false,
  })
  usePaperSize(printed.name)
  useEffect(() => {
    if (printed.isAsked) window.print()
  }, [printed])
  const frame = (name: PaperName) => ({
    name,
    isPrinted: name === printed.name,
    onPrint: () => setPrinted({ name, isAsked: true }),
  })
  return (
    <>
      <Paper {...frame('tag')} title="Tag sheet" about="A4, to stay with the pet.">
        <TagSheet printable={printable} />
      </Paper>
      <Paper {...frame('label')} title="Label" about="For a label roll of 62 mm.">
        <PetLabel printable={printable} />
      </Paper>
      <Paper {...frame('family')} title="For the family" about="A4, to take home.">
        <FamilySheet printable={printable} />
      </Paper>
    </>
  )
}

interface PaperProps {
  readonly name: PaperName
  readonly title: string
  readonly about: string
  readonly isPrinted: boolean
  readonly onPrint: () => void
  readonly children: ReactNode
}

function Paper({ name, title, about, isPrinted, onPrint, children }: PaperProps) {
  return (
    <div className={styles.paper} data-print={isPrinted ? undefined : 'hide'}>
      <div className={styles.head} data-print="hide">
        <div>
          <h2>{title}</h2>
          <p>{about}</p>
        </div>
        <Button icon={<Icon name="print" size={18} />} onClick={onPrint} aria-label={`Print: ${title}`}>
          Print
        </Button>
      </div>
      <div className={styles[name]} data-paper={name}>
        {children}
      </div>
    </div>
  )
}
