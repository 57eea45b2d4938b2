import { useState } from 'react'
import { PLAQUE_TEXTS } from '@portal/domain/plaque'
import type { PlaqueFont } from '@portal/domain/plaque'
import { Checkbox } from '@portal/ui'
import type { StepProps } from '../editor-step'
import { FontChoice } from './FontChoice'
import styles from './TextTools.module.css'

interface Props extends Pick<StepProps, 'design' | 'merge'> {
  readonly isOneFont: boolean
  readonly onOneFont: (isOneFont: boolean) => void
}

/** One font for all lines, unless each has its own [ENG-36, ENG-37]. */
export function FontForAll({ design: { draft }, merge, isOneFont, onOneFont }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { font } = draft.petName
  const setAll = (to: PlaqueFont) =>
    merge({ draft: Object.fromEntries(PLAQUE_TEXTS.map((field) => [field, { ...draft[field], font: to }])) })
  return (
    <div className={styles.all}>
      <Checkbox
        label="Same font for all lines"
        checked={isOneFont}
        onChange={({ target }) => {
          onOneFont(target.checked)
          if (target.checked) setAll(font)
        }}
      />
      {isOneFont && (
        <button type="button" className={styles.open} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {`Font: ${font}`}
        </button>
      )}
      {isOneFont && isOpen && <FontChoice label="all lines" font={font} onChange={setAll} />}
    </div>
  )
}
