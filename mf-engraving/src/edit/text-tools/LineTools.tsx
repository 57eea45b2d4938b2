import { useState } from 'react'
import { dayOf } from '@portal/domain'
import { freshDraft, hasDimensions, textLimit } from '@portal/domain/plaque'
import type { EngravingDraft, PlaqueText } from '@portal/domain/plaque'
import { usePortalHost } from '@portal/federation'
import { TEXT_LABELS } from '../../artwork/text-labels'
import { FIELD_IDS } from '../editor-step'
import type { StepProps } from '../editor-step'
import { FontChoice } from './FontChoice'
import { iconTyped, yearsOffer } from './offers'
import { PHRASES } from './phrases.data'
import { SizeTools } from './SizeTools'
import styles from './TextTools.module.css'
import { useRoom } from './use-room'

interface Props extends StepProps {
  readonly field: PlaqueText
  readonly isOneFont: boolean
}

type Text = EngravingDraft[PlaqueText]
type Part = 'phrases' | 'font'

/** Below a text: size, room, phrases, its own font, and Reset [ENG-33..37]. */
export function LineTools({ field, isOneFont, ...step }: Props) {
  const { entry, design, merge, petName } = step
  const text = design.draft[field]
  const label = TEXT_LABELS[field]
  const { room, placed, largest } = useRoom(step, field)
  const [open, setOpen] = useState<Part | null>(null)
  const change = (to: Partial<Text>) => merge({ draft: { [field]: { ...text, ...to } } })
  const toggle = (part: Part) => setOpen(open === part ? null : part)
  const usual = freshDraft(entry, petName)[field]
  const isUsual = text.size === usual.size && text.font === usual.font
  const phrases = field === 'petName' ? [] : PHRASES.filter((one) => one.length <= textLimit(field, entry))
  const choose = (words: string) => {
    change({ text: words })
    setOpen(null)
    document.getElementById(FIELD_IDS[field])?.focus()
  }
  return (
    <div className={styles.line}>
      <SizeTools
        label={label}
        size={placed?.size ?? text.size}
        room={room}
        onSmaller={(size) => change({ size })}
        onLarger={(size) => change({ size: Math.max(placed?.size ?? 0, Math.min(size, largest())) })}
      />
      <Offers field={field} onChoose={choose} {...step} />
      <div className={styles.more}>
        {phrases.length > 0 && (
          <OpenButton part="phrases" open={open} onToggle={toggle} label={label}>
            Phrases
          </OpenButton>
        )}
        {!isOneFont && (
          <OpenButton part="font" open={open} onToggle={toggle} label={label}>{`Font: ${text.font}`}</OpenButton>
        )}
        {!isUsual && (
          <button
            type="button"
            className={styles.reset}
            aria-label={`Reset size and font, ${label}`}
            onClick={() => change({ size: usual.size, font: usual.font })}
          >
            Reset
          </button>
        )}
      </div>
      {open === 'phrases' && <Phrases label={label} phrases={phrases} onChoose={choose} />}
      {open === 'font' && !isOneFont && (
        <FontChoice label={label} font={text.font} onChange={(font) => change({ font })} />
      )}
    </div>
  )
}

interface OpenButtonProps {
  readonly part: Part
  readonly open: Part | null
  readonly onToggle: (part: Part) => void
  readonly label: string
  readonly children: string
}

const OpenButton = ({ part, open, onToggle, label, children }: OpenButtonProps) => (
  <button
    type="button"
    className={styles.open}
    aria-expanded={open === part}
    aria-label={`${children}, ${label}`}
    onClick={() => onToggle(part)}
  >
    {children}
  </button>
)

interface PhrasesProps {
  readonly label: string
  readonly phrases: readonly string[]
  readonly onChoose: (words: string) => void
}

const Phrases = ({ label, phrases, onChoose }: PhrasesProps) => (
  <ul className={styles.phrases} aria-label={`Phrases, ${label}`}>
    {phrases.map((phrase) => (
      <li key={phrase}>
        <button type="button" onClick={() => onChoose(phrase)}>
          {phrase}
        </button>
      </li>
    ))}
  </ul>
)

type OffersProps = Pick<StepProps, 'entry' | 'design' | 'merge' | 'timeZone'> & {
  readonly field: PlaqueText
  readonly onChoose: (words: string) => void
}

/** Suggestion for the typed text: an icon for its sign, or the years from the typed year to now. */
function Offers({ entry, design: { draft }, merge, timeZone, field, onChoose }: OffersProps) {
  const host = usePortalHost()
  const [today] = useState(() => dayOf(host.now(), timeZone ?? host.timeZone))
  const text = draft[field]
  const typed = hasDimensions(entry) ? iconTyped(text.text) : null
  const years = yearsOffer(text.text, Number(today.slice(0, 4)))
  return (
    <div role="status" className={styles.offers}>
      {typed && (
        <>
          <p>{`Signs cannot be engraved in a line. There is a ${typed.icon} icon.`}</p>
          <button
            type="button"
            className={styles.open}
            onClick={() => merge({ draft: { icon: typed.icon, [field]: { ...text, text: typed.rest } } })}
          >
            {`Use the ${typed.icon} icon`}
          </button>
        </>
      )}
      {years && (
        <button type="button" className={styles.open} onClick={() => onChoose(years)}>
          {`Use ${years}`}
        </button>
      )}
    </div>
  )
}
