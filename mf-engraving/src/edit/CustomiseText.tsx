import { useState } from 'react'
import type { ReactNode } from 'react'
import { PLAQUE_TEXTS, textsOf, textLimit } from '@portal/domain/plaque'
import type { EngravingDraft, PlaqueText, PlaqueConfigEntry } from '@portal/domain/plaque'
import { engravedForm, lengthOf, trimmed } from '@portal/domain'
import type { PlacedText } from '@portal/plaque'
import { TextField } from '@portal/ui'
import { TEXT_LABELS } from '../artwork/text-labels'
import { textErrors } from './editor-errors'
import { LazyFontForAll, LazyLineTools } from './lazy-tools'
import { StepFrame, useNarrow } from './StepFrame'
import { FIELD_IDS } from './editor-step'
import type { StepProps } from './editor-step'
import styles from './Editor.module.css'

/** The texts of the plaque, their font and size [ENG-32..38]. */
export function CustomiseText(props: StepProps) {
  const { entry, design, layout, merge, next, headingLevel } = props
  const isNarrow = useNarrow()
  const [isTried, setTried] = useState(false)
  const [isOneFont, setOneFont] = useState(() => hasOneFont(design.draft))
  const fields = textsOf(entry)
  const empty = fields.find((field) => design.draft[field].text.trim() === '')
  // In the dialog people come to type; on a phone a focused field would open the keyboard over the plaque.
  const firstField = headingLevel === undefined && !isNarrow && empty ? FIELD_IDS[empty] : undefined
  const errors = textErrors(entry, design.draft, layout.layout?.refusals ?? [])
  const shown = (field: PlaqueText) => (isTried || design.draft[field].text.trim() !== '' ? errors[field] : undefined)
  const go = () => {
    setTried(true)
    const wrong = fields.find((field) => errors[field])
    if (wrong) document.getElementById(FIELD_IDS[wrong])?.focus()
    else if (layout.layout) next.onClick()
  }
  return (
    <StepFrame {...props} step="text" preview="isAbove" firstField={firstField} onNext={go}>
      {fields.map((field) => (
        <TextFields
          key={field}
          field={field}
          entry={entry}
          text={design.draft[field]}
          placed={layout.layout?.texts.find((text) => text.field === field)}
          error={shown(field)}
          onChange={(text) => merge({ draft: { [field]: text } })}
        >
          <LazyLineTools {...props} field={field} isOneFont={isOneFont} />
        </TextFields>
      ))}
      <LazyFontForAll design={design} merge={merge} isOneFont={isOneFont} onOneFont={setOneFont} />
    </StepFrame>
  )
}

const hasOneFont = (draft: EngravingDraft) => new Set(PLAQUE_TEXTS.map((field) => draft[field].font)).size === 1

type Text = EngravingDraft[PlaqueText]

interface TextFieldsProps {
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
function TextFields({ field, entry, text, placed, error, onChange, children }: TextFieldsProps) {
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
