import { ICON_PLACEMENTS, PLAQUE_ICONS } from '@portal/domain/plaque'
import type { PlaqueIcon } from '@portal/domain/plaque'
import { ICON_BOX, ICON_PATHS } from '@portal/plaque'
import { RadioGroup } from '@portal/ui'
import editor from './Editor.module.css'
import styles from './IconSelection.module.css'
import { StepFrame } from './StepFrame'
import { FIELD_IDS } from './editor-step'
import type { StepProps } from './editor-step'

const PLACEMENTS = ICON_PLACEMENTS.map((placement) => ({ value: placement, label: placement }))

/** One of twelve icons, and its side [ENG-39, ENG-40]. */
export function IconSelection(props: StepProps) {
  const { design, merge, next } = props
  const { icon: chosen, iconPlacement } = design.draft
  const place = (value: string) => {
    const placement = ICON_PLACEMENTS.find((one) => one === value)
    if (placement) merge({ draft: { iconPlacement: placement } })
  }
  return (
    <StepFrame {...props} step="icon" preview="isAbove" onNext={next.onClick}>
      <fieldset role="radiogroup" aria-labelledby="plaque-icons">
        <legend id="plaque-icons" className={editor.legend}>
          Icon
        </legend>
        <div className={styles.icons}>
          {PLAQUE_ICONS.map((icon) => (
            <label key={icon} className={styles.icon}>
              <input
                type="radio"
                id={chosen === icon ? FIELD_IDS.icon : undefined}
                name="plaque-icon"
                checked={chosen === icon}
                onChange={() => merge({ draft: { icon } })}
              />
              <IconPicture icon={icon} />
              <span>{icon}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {chosen !== 'None' && (
        <RadioGroup
          legend="Position"
          name="plaque-icon-placement"
          options={PLACEMENTS}
          value={iconPlacement}
          onChange={place}
          inline
        />
      )}
    </StepFrame>
  )
}

function IconPicture({ icon }: { icon: PlaqueIcon }) {
  return (
    <svg viewBox={`0 0 ${ICON_BOX} ${ICON_BOX}`} aria-hidden="true" fill="currentColor" fillRule="evenodd">
      {icon !== 'None' && <path d={ICON_PATHS[icon]} />}
    </svg>
  )
}
