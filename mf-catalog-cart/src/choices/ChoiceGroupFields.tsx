import { offeredOptions } from '@portal/domain'
import type { ChoiceGroup, ProductOption } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { SelectInput } from '@portal/forms'
import { classNames, Picture } from '@portal/ui'
import { EngravingFields } from '../engraving-text/EngravingFields'
import { wordsField } from './choice-values'
import styles from './Choices.module.css'
import { optionLabel } from './option-label'

interface Props {
  /** The field's name in the form. */
  readonly name: string
  readonly group: ChoiceGroup
  readonly chosen: ProductOption | null
  readonly onPick: () => void
}

/** One dropdown, with the pictures of its values and the words that the chosen one takes. */
export function ChoiceGroupFields({ name, group, chosen, onPick }: Props) {
  const { prices } = usePortalHost()
  const options = offeredOptions(group)
  if (options.length === 0) return null
  return (
    <div className={styles.group}>
      <SelectInput
        name={name}
        label={group.name}
        optional={group.isOptional}
        placeholder={group.isOptional ? 'None' : `Choose ${group.name.toLowerCase()}`}
        options={options.map((option) => ({ value: option.id, label: optionLabel(option, prices.visible) }))}
        help={chosen?.description || undefined}
        onPick={onPick}
      />
      {options.some((option) => option.image) && <OptionPictures options={options} chosen={chosen} />}
      {chosen?.requires_engraving && (
        <EngravingFields
          key={chosen.id}
          name={wordsField(chosen.id)}
          thing={chosen.name}
          maxLines={chosen.engraving_max_length}
          maxCharacters={chosen.engraving_max_characters}
        />
      )}
    </div>
  )
}

/** People choose a finish by looking; the dropdown beside it has the same names. */
function OptionPictures({ options, chosen }: { options: readonly ProductOption[]; chosen: ProductOption | null }) {
  return (
    <ul className={styles.pictures} aria-hidden>
      {options
        .filter((option) => option.image)
        .map(({ id, name, image }) => (
          <li key={id} className={classNames(styles.option, id === chosen?.id && styles.chosen)}>
            <Picture src={image} alt="" width="4.5rem" />
            {name}
          </li>
        ))}
    </ul>
  )
}
