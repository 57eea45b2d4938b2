import { useState } from 'react'
import { engravedForm, engravingUse, countTrimmed, trimmedEngraving } from '@portal/domain'
import { useBinding } from '@portal/forms'
import type { TextLimits } from '@portal/domain'
import { Checkbox, TextArea } from '@portal/ui'
import { WordsPreview } from './WordsPreview'
import styles from './EngravingFields.module.css'

interface Props extends TextLimits {
  /** Form field with the tick (`isEngraved`) and the text (`text`). */
  readonly name: string
  /** What the engraving is for, when not the item itself. */
  readonly thing?: string
  /** The engraved item, for a preview; without it there is none. */
  readonly item?: { readonly id: string; readonly name: string } | undefined
}

/** Engraving text: ticked initially [CAT-51], limited to the lines and characters of the item [CAT-54]. */
export function EngravingFields({ name, thing, item, ...room }: Props) {
  const engraved = useBinding(`${name}.isEngraved`, true)
  const { id, value: engraving, change, error } = useBinding(`${name}.text`, '')
  const [cut, setCut] = useState('')
  const type = (target: HTMLTextAreaElement, isComposing: boolean) => {
    const typed = target.value
    const fitting = isComposing ? typed : trimmedEngraving(typed, room)
    if (fitting !== typed) putInPlace(target, fitting)
    setCut(isComposing ? '' : cutText(typed, room))
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
            help={counterText(engraving, room)}
            rows={Math.min(room.maxLines || 3, 6)}
            value={engraving}
            error={error}
            onChange={({ target, nativeEvent }) =>
              type(target, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
            }
            onCompositionEnd={({ currentTarget }) => type(currentTarget, false)}
          />
          <p className={styles.cut} role="status">
            {cut}
          </p>
          {item && <WordsPreview item={item} text={engraving} />}
        </div>
      )}
    </div>
  )
}

/** Keeps the caret in place; setting the value would move it to the end. */
function putInPlace(target: HTMLTextAreaElement, text: string): void {
  const caret = engravedForm(target.value.slice(0, target.selectionStart)).length
  target.value = text
  target.setSelectionRange(caret, caret)
}

/** Message about text that was cut, as after a paste [CAT-54]; '' for none. */
function cutText(typed: string, room: TextLimits): string {
  const count = countTrimmed(typed, room)
  if (count === 1) return '1 character did not fit and was left out.'
  if (count > 1) return `${count} characters did not fit and were left out.`
  const linesIn = (of: string) => of.replace(/\r\n?/g, '\n').split('\n').length
  return linesIn(typed) > linesIn(trimmedEngraving(typed, room)) ? 'There is no room for another line.' : ''
}

/** The counter [CAT-55]: used and allowed lines, and characters of the longest line. */
function counterText(text: string, { maxLines, maxCharacters }: TextLimits): string {
  const { lines, characters } = engravingUse(text)
  return `${ofMax(lines, maxLines)} lines, ${ofMax(characters, maxCharacters)} characters in the longest line`
}

const ofMax = (used: number, max: number | null) => (max ? `${used}/${max}` : `${used}`)
