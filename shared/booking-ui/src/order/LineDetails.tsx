import { outgrownSizes } from '@portal/domain'
import type { OrderLine, Pet, QuotedLine } from '@portal/domain'
import { Icon, classNames } from '@portal/ui'
import styles from './LineDetails.module.css'
import { fewLineDetails, lineDetails, outgrownText } from './order-text'

/** The pet that sizes are chosen for. */
export type WeighedPet = Pick<Pet, 'firstName' | 'weight'>

interface Props {
  readonly line: OrderLine
  /** Lines of the plaques inside a package. */
  readonly plaques?: readonly QuotedLine[]
  /** Marks sizes that no longer fit the pet's weight. */
  readonly pet?: WeighedPet | undefined
  /** As compact as possible. */
  readonly dense?: boolean
}

/** Details of an order line: choices, engraving, contents of a package. */
export function LineDetails({ line, plaques, pet, dense = false }: Props) {
  const outgrown = line.line && pet ? outgrownSizes(line.line, pet.weight) : []
  return (
    <>
      {(dense ? fewLineDetails : lineDetails)(line, plaques).map(({ text, isOfContent }, index) => (
        // Engraved text is included: browser translation would change it.
        <div key={index} className={classNames(styles.detail, isOfContent && styles.ofContent)} translate="no">
          {text}
        </div>
      ))}
      {outgrown.map((size) => (
        <div key={`${size.group}-${size.name}`} className={styles.mark}>
          <Icon name="warning" size={16} />
          <span>{outgrownText(size, pet?.firstName ?? '', pet?.weight ?? 0)}</span>
        </div>
      ))}
    </>
  )
}
