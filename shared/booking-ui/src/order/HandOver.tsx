import { handOverInstructions, returnInstructions } from '@portal/domain'
import type { ItemInstruction, PortalBooking } from '@portal/domain'
import { Card, classNames } from '@portal/ui'
import styles from './HandOver.module.css'

type Props = { readonly booking: Pick<PortalBooking, 'pet' | 'quotedProducts'> }

/** Instructions for the time before the pet is handed over. They are urgent, so they stand out [OPEN-97]. */
export function BeforeHandOver({ booking, dense = false }: Props & { readonly dense?: boolean }) {
  const rows = handOverInstructions(booking.quotedProducts)
  return <Instructions title={handOverTitle(booking)} rows={rows} look={dense ? styles.dense : ''} isUrgent />
}

/** [OPEN-97] */
export function WhenHome({ booking: { pet, quotedProducts } }: Props) {
  return (
    <Instructions title={`When ${pet.firstName || 'the pet'} comes home`} rows={returnInstructions(quotedProducts)} />
  )
}

export function handOverTitle({ pet }: Pick<PortalBooking, 'pet'>): string {
  return `Before you hand over ${pet.firstName || 'the pet'}`
}

interface InstructionsProps {
  readonly title: string
  readonly rows: readonly ItemInstruction[]
  readonly look?: string | undefined
  readonly isUrgent?: boolean
}

function Instructions({ title, rows, look, isUrgent = false }: InstructionsProps) {
  if (rows.length === 0) return null
  return (
    <Card title={title} className={classNames(isUrgent && styles.urgent, look)}>
      <dl className={styles.rows}>
        {rows.map(({ name, text }) => (
          <div key={`${name}-${text}`}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
