import { useState } from 'react'
import { engravingUse, trimmedEngraving } from '@portal/domain'
import { useBinding } from '@portal/forms'
import { Checkbox, TextArea } from '@portal/ui'
import styles from './EngravingFields.module.css'

interface Props {
  /** Field of the form that holds whether it is engraved (`isEngraved`) and the words (`text`). */
  readonly name: string
  /** What the words are for, where it is not the item itself. */
  readonly thing?: string
  /** 0 and null do not limit. */
  readonly maxLines: number | null
  readonly maxCharacters: number | null
}

/** Words to engrave: on from the start [CAT-51], within the lines and characters there are [CAT-54]. */
export function EngravingFields({ name, thing, ...limits }: Props) {
  const engraved = useBinding(`${name}.isEngraved`, true)
  const { id, value: engraving, change, blur, focus, error } = useBinding(`${name}.text`, '')
  const [wasCut, setCut] = useState(false)
  const maxLines = limits.maxLines || null
  const maxCharacters = limits.maxCharacters || null
  const type = (target: HTMLTextAreaElement) => {
    const fitting = trimmedEngraving(target.value, maxLines, maxCharacters)
    const isCut = fitting !== target.value
    if (isCut) cutInPlace(target, fitting)
    setCut(isCut)
    change(fitting)
  }
  return (
    <div className={styles.engraving}>
      <Checkbox
        id={engraved.id}
        name={`${name}.isEngraved`}
        label={thing === undefined ? 'Add engraving' : `Add engraving to ${thing}`}
        checked={engraved.value}
        onChange={({ target }) => engraved.change(target.checked)}
      />
      {engraved.value && (
        <div>
          <TextArea
            id={id}
            name={`${name}.text`}
            label={thing === undefined ? 'Engraving text' : `Engraving text for ${thing}`}
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
