import { useState } from 'react'
import { engravingUse, trimmedEngraving } from '@portal/domain'
import type { Product } from '@portal/domain'
import { CheckboxInput, useBinding } from '@portal/forms'
import { TextArea } from '@portal/ui'
import { FRESH_ITEM } from './item-values'
import styles from './ProductDialog.module.css'

interface Props {
  readonly product: Product
  readonly onType: (words: string) => void
}

/** Words to engrave: on from the start [CAT-51], within the product's lines and characters [CAT-54]. */
export function EngravingFields({ product, onType }: Props) {
  const { value: isEngraved } = useBinding('isEngraved', FRESH_ITEM.isEngraved)
  const { id, value: engraving, change, blur, focus, error } = useBinding('engraving', FRESH_ITEM.engraving)
  const [wasCut, setCut] = useState(false)
  const maxLines = product.maxLines || null
  const maxCharacters = product.maxCharacters || null
  const type = (target: HTMLTextAreaElement) => {
    const fitting = trimmedEngraving(target.value, maxLines, maxCharacters)
    const isCut = fitting !== target.value
    if (isCut) cutInPlace(target, fitting)
    setCut(isCut)
    change(fitting)
    onType(fitting)
  }
  return (
    <div className={styles.engraving}>
      <CheckboxInput name="isEngraved" label="Add engraving" />
      {isEngraved && (
        <div>
          <TextArea
            id={id}
            name="engraving"
            label="Engraving text"
            dir="auto"
            help={counterText(engraving, maxLines, maxCharacters)}
            rows={Math.min(maxLines ?? 3, 6)}
            value={engraving}
            error={error}
            onBlur={blur}
            onFocus={focus}
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
