import { useState } from 'react'
import type { ReactNode } from 'react'
import { engravedForm, lengthOf, trimmed } from '@portal/domain'
import { textLimit } from '@portal/domain/plaque'
import type { EngravingDraft, PlaqueConfigEntry, PlaqueText } from '@portal/domain/plaque'
import type { PlacedText } from '@portal/plaque'
import { TextField } from '@portal/ui'
import styles from './Editor.module.css'
import { FIELD_IDS } from './step-props'
import { TEXT_LABELS } from '../artwork/text-labels'

type Text = EngravingDraft[PlaqueText]

interface Props {
  readonly field: PlaqueText
  readonly entry: PlaqueConfigEntry
  readonly text: Text
  /** The text as engraved; undefined while the plaque cannot be drawn. */
  readonly placed: PlacedText | undefined
  readonly error: string | undefined
  readonly onChange: (text: Text) => void
  /** Tools for the look of the text. */
  readonly children: ReactNode
}

/** One text with its counter, how it was made to fit, and its tools [ENG-32..37]. */
export function TextFields({ field, entry, text, placed, error, onChange, children }: Props) {
  const limit = textLimit(field, entry)
  const [wasCut, setCut] = useState(false)
  const label = TEXT_LABELS[field]
  const take = (target: HTMLInputElement, isComposing: boolean) => {
    const typed = isComposing ? target.value : engravedForm(target.value)
    const fitting = isComposing ? typed : cut(typed, limit)
    if (fitting !== target.value) keepCaret(target, fitting)
    setCut(fitting !== typed)
    onChange({ ...text, text: fitting })
  }
  return (
    <fieldset className={styles.text} aria-label={label}>
      <div>
        <TextField
          id={FIELD_IDS[field]}
          label={label}
          dir="auto"
          autoComplete="off"
          note={`${lengthOf(trimmed(text.text))} of ${limit} characters`}
          value={text.text}
          error={error}
          onChange={({ target, nativeEvent }) =>
            take(target, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
          }
          onCompositionEnd={({ currentTarget }) => take(currentTarget, false)}
        />
        <p className={styles.note} role="status">
          {wasCut && `There is room for ${limit} characters; the rest was left out.`}
        </p>
      </div>
      <p className={styles.note} role="status">
        {placed && fitWords(placed)}
      </p>
      <div className={styles.textTools}>{children}</div>
    </fieldset>
  )
}

function fitWords({ askedSize, size, condensed }: PlacedText): string {
  return [
    ...(size < askedSize ? [`Shrunk from ${askedSize} to ${size} to fit.`] : []),
    ...(condensed < 1 ? ['The letters were made narrower to fit.'] : []),
  ].join(' ')
}

/** Cuts at whole characters; leading spaces are not engraved and do not count. */
function cut(text: string, limit: number): string {
  const words = text.trimStart()
  return text.slice(0, text.length - words.length) + [...words].slice(0, limit).join('')
}

/** Setting the value would move the caret to the end. */
function keepCaret(target: HTMLInputElement, text: string): void {
  const { selectionStart } = target
  target.value = text
  target.setSelectionRange(selectionStart, selectionStart)
}
