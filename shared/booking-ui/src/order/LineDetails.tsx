import { outgrownSizes } from '@portal/domain'
import type { OrderLine, Pet, QuotedLine } from '@portal/domain'
import { Icon, classNames } from '@portal/ui'
import styles from './LineDetails.module.css'
import { fewLineDetails, lineDetails, outgrownText } from './order-words'

/** For whom sizes are chosen. */
export type WeighedPet = Pick<Pet, 'firstName' | 'weight'>

interface Props {
  readonly line: OrderLine
  /** The lines of the plaques that it holds. */
  readonly plaques?: readonly QuotedLine[]
  /** Sizes that are not for its weight any more are marked. */
  readonly pet?: WeighedPet | undefined
  /** In as few lines as can be. */
  readonly dense?: boolean
}

/** What stands under an order line: choices, words to engrave, contents of a package. */
export function LineDetails({ line, plaques, pet, dense = false }: Props) {
  const outgrown = line.line && pet ? outgrownSizes(line.line, pet.weight) : []
  return (
    <>
      {(dense ? fewLineDetails : lineDetails)(line, plaques).map(({ text, isOfContent }, index) => (
        // Words to engrave are among them: a translating browser would change what is read.
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
