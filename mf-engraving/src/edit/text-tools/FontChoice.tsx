import { useEffect, useId, useState } from 'react'
import { PLAQUE_FONTS } from '@portal/domain/plaque'
import type { PlaqueFont } from '@portal/domain/plaque'
import { loadOutlines } from '@portal/plaque'
import type { Outlines } from '@portal/plaque'
import { VisuallyHidden } from '@portal/ui'
import { DrawnName } from './DrawnName'
import styles from './TextTools.module.css'

interface Props {
  /** The lines that use the font. */
  readonly label: string
  readonly font: PlaqueFont
  readonly onChange: (font: PlaqueFont) => void
}

/** The fonts, each name in its own letters, which load with the choice; until then plain [ENG-36]. */
export function FontChoice({ label, font, onChange }: Props) {
  const name = useId()
  const outlines = useFonts()
  return (
    <fieldset role="radiogroup" aria-label={`Font, ${label}`} className={styles.fonts}>
      {PLAQUE_FONTS.map((one) => (
        <label key={one} className={styles.font}>
          <input type="radio" name={name} checked={one === font} onChange={() => onChange(one)} />
          {outlines[one] ? (
            <>
              <VisuallyHidden>{one}</VisuallyHidden>
              <DrawnName font={one} outlines={outlines} />
            </>
          ) : (
            <span>{one}</span>
          )}
        </label>
      ))}
    </fieldset>
  )
}

function useFonts(): Outlines {
  const [outlines, setOutlines] = useState<Outlines>({})
  useEffect(() => {
    let isGone = false
    loadOutlines(PLAQUE_FONTS).then(
      (loaded) => !isGone && setOutlines(loaded),
      // The plain names stay.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [])
  return outlines
}
