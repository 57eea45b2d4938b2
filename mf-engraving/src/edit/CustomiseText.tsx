import { useState } from 'react'
import { PLAQUE_TEXTS, textsOf } from '@portal/domain/plaque'
import type { EngravingDraft, PlaqueText } from '@portal/domain/plaque'
import { textErrors } from './editor-errors'
import { LazyFontForAll, LazyLineTools } from './lazy-tools'
import { StepFrame } from './StepFrame'
import { FIELD_IDS } from './step-props'
import type { StepProps } from './step-props'
import { TextFields } from './TextFields'
import { useNarrow } from './use-narrow'

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
