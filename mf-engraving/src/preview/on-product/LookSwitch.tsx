import { useId } from 'react'
import type { PlaqueConfigEntry } from '@portal/domain/plaque'
import styles from './LookSwitch.module.css'
import { lookText } from './looks'
import type { Look } from './looks'

interface Props<Chosen extends Look> {
  readonly entry: PlaqueConfigEntry
  readonly looks: readonly Chosen[]
  readonly look: Chosen
  readonly onChange: (look: Chosen) => void
}

/** Switches the one preview between its looks [OPEN-152]; nothing for a single look. */
export function LookSwitch<Chosen extends Look>({ entry, looks, look, onChange }: Props<Chosen>) {
  const name = useId()
  if (looks.length < 2) return null
  return (
    <fieldset role="radiogroup" aria-label="Show the plaque" className={styles.switch}>
      {looks.map((one) => (
        <label key={one} className={styles.look}>
          <input type="radio" name={name} checked={one === look} onChange={() => onChange(one)} />
          <span>{lookText(one, entry)}</span>
        </label>
      ))}
    </fieldset>
  )
}
