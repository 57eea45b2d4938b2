import type { Product } from '@portal/domain'
import { Checkbox, TextArea } from '@portal/ui'
import { engravingUse, trimEngraving } from './engraving-text'
import styles from './ProductDialog.module.css'

interface EngravingValue {
  readonly isAdded: boolean
  readonly text: string
}

interface Props {
  readonly product: Product
  readonly value: EngravingValue
  readonly isMissing: boolean
  readonly onChange: (value: EngravingValue) => void
}

/** Words to engrave: on from the start (CAT-51), within the product's lines and characters (CAT-53 to CAT-55). */
export function EngravingFields({ product, value, isMissing, onChange }: Props) {
  const limits = { maxLines: product.maxLines || 1, maxCharacters: product.maxCharacters || 20 }
  const used = engravingUse(value.text)
  return (
    <div>
      <Checkbox
        label="Add engraving"
        checked={value.isAdded}
        onChange={({ target }) => onChange({ ...value, isAdded: target.checked })}
      />
      {value.isAdded && (
        <>
          <TextArea
            label="Engraving text"
            rows={limits.maxLines}
            value={value.text}
            error={isMissing ? 'Enter the words to engrave, or untick Add engraving' : undefined}
            onChange={({ target }) => onChange({ ...value, text: trimEngraving(target.value, limits) })}
          />
          <p className={styles.counter} role="status">
            {used.lines}/{limits.maxLines} lines, {used.characters}/{limits.maxCharacters} characters in the longest line
          </p>
        </>
      )}
    </div>
  )
}
