import { useState } from 'react'
import { engravingUse, trimmedEngraving } from '@portal/domain'
import type { Product } from '@portal/domain'
import { Checkbox, TextArea } from '@portal/ui'
import type { ItemValues } from './item-values'
import styles from './ProductDialog.module.css'

interface Props {
  readonly product: Product
  readonly values: ItemValues
  readonly error: string | undefined
  readonly onChange: (change: Partial<ItemValues>) => void
}

/** Words to engrave: on from the start [CAT-51], within the product's lines and characters [CAT-54]. */
export function EngravingFields({ product, values, error, onChange }: Props) {
  const [wasCut, setCut] = useState(false)
  const maxLines = product.maxLines || null
  const maxCharacters = product.maxCharacters || null
  const type = (target: HTMLTextAreaElement) => {
    const engraving = trimmedEngraving(target.value, maxLines, maxCharacters)
    const isCut = engraving !== target.value
    if (isCut) cutInPlace(target, engraving)
    setCut(isCut)
    onChange({ engraving })
  }
  return (
    <div className={styles.engraving}>
      <Checkbox
        label="Add engraving"
        checked={values.isEngraved}
        onChange={({ target }) => onChange({ isEngraved: target.checked })}
      />
      {values.isEngraved && (
        <div>
          <TextArea
            label="Engraving text"
            dir="auto"
            help={counterText(values.engraving, maxLines, maxCharacters)}
            rows={Math.min(maxLines ?? 3, 6)}
            value={values.engraving}
            error={error}
            onChange={({ target }) => type(target)}
          />
          <p className={styles.cut} role="status">
            {wasCut && 'What does not fit was left out.'}
          </p>
        </div>
      )}
    </div>
  )
}

/** The caret stays where the typing is; set by the page alone it would jump to the end. */
function cutInPlace(target: HTMLTextAreaElement, text: string): void {
  const { selectionStart } = target
  target.value = text
  target.setSelectionRange(selectionStart, selectionStart)
}

/** The counter [CAT-55]: used and allowed lines, and characters of the longest line. */
function counterText(text: string, maxLines: number | null, maxCharacters: number | null): string {
  const { lines, characters } = engravingUse(text)
  return `${ofMax(lines, maxLines)} lines, ${ofMax(characters, maxCharacters)} characters in the longest line`
}

const ofMax = (used: number, max: number | null) => (max === null ? `${used}` : `${used}/${max}`)
