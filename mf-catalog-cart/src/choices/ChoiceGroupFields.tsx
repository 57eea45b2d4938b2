import { formatMoney, offeredOptions } from '@portal/domain'
import type { ChoiceGroup, ProductOption } from '@portal/domain'
import { weightClassOf } from '@portal/domain-bundled/weight-class'
import { usePortalHost } from '@portal/federation'
import { RadioInput, SelectInput } from '@portal/forms'
import { classNames, Picture } from '@portal/ui'
import { EngravingFields } from '../engraving-text/EngravingFields'
import { wordsField } from './choice-values'
import styles from './Choices.module.css'

interface Props {
  /** The field's name in the form. */
  readonly name: string
  readonly group: ChoiceGroup
  readonly chosen: ProductOption | null
  readonly onPick: () => void
}

interface ValuesProps extends Omit<Props, 'chosen'> {
  readonly options: readonly ProductOption[]
}

/** One choice: a few short values as buttons, others as a dropdown, with the engraving of the chosen one. */
export function ChoiceGroupFields({ name, group, chosen, onPick }: Props) {
  const options = offeredOptions(group)
  if (options.length === 0) return null
  const values = { name, group, options, onPick }
  return (
    <div className={styles.group}>
      {areFew(options) ? <ValueCards {...values} /> : <ValueList {...values} chosen={chosen} />}
      {chosen?.requires_engraving && (
        <EngravingFields
          key={chosen.id}
          name={wordsField(chosen.id)}
          thing={chosen.name}
          item={chosen}
          maxLines={chosen.engraving_max_length}
          maxCharacters={chosen.engraving_max_characters}
        />
      )}
    </div>
  )
}

/** Values as pictures with their surcharge, since a finish is chosen by its look [OPEN-210]. */
function ValueCards({ name, group, options, onPick }: ValuesProps) {
  const { prices } = usePortalHost()
  const isDescribed = options.some(({ description }) => description)
  const cards = options.map((option) => ({
    value: option.id,
    label: option.image ? (
      <span className={styles.swatch}>
        <Picture src={option.image} alt="" width="2.5rem" />
        <span>{` ${option.name}`}</span>
      </span>
    ) : (
      option.name
    ),
    help: [weightsOf(option, options), surcharge(option, prices.visible), option.description]
      .filter(Boolean)
      .join(' · '),
  }))
  return (
    <RadioInput
      name={name}
      legend={group.name}
      optional={group.isOptional}
      few={!isDescribed}
      inline={isDescribed ? 'even' : false}
      options={group.isOptional ? [...cards, { value: '', label: 'None' }] : cards}
      onPick={onPick}
    />
  )
}

/** A dropdown with pictures of its values. */
function ValueList({ name, group, options, chosen, onPick }: ValuesProps & Pick<Props, 'chosen'>) {
  const { prices } = usePortalHost()
  return (
    <>
      <SelectInput
        name={name}
        label={group.name}
        optional={group.isOptional}
        placeholder={group.isOptional ? 'None' : `Choose ${group.name.toLowerCase()}`}
        options={options.map((option) => ({ value: option.id, label: optionLabel(option, options, prices.visible) }))}
        help={chosen?.description || undefined}
        onPick={onPick}
      />
      {options.some((option) => option.image) && <OptionPictures options={options} chosen={chosen} />}
    </>
  )
}

/** No alt text: the dropdown beside it has the same names. */
function OptionPictures({ options, chosen }: { options: readonly ProductOption[]; chosen: ProductOption | null }) {
  return (
    <ul className={styles.pictures} aria-hidden>
      {options
        .filter((option) => option.image)
        .map(({ id, name, image }) => (
          <li key={id} className={classNames(styles.option, id === chosen?.id && styles.chosen)}>
            <Picture src={image} alt="" width="4.5rem" />
            <span>{name}</span>
          </li>
        ))}
    </ul>
  )
}

const FEW = 6
const SHORT = 30

/** Whether the values fit as buttons side by side; many or long ones need a dropdown [OPEN-210]. */
function areFew(options: readonly Pick<ProductOption, 'name'>[]): boolean {
  return options.length <= FEW && options.every(({ name }) => name.length <= SHORT)
}

/** The pet's weights for a size, unless its name has them. */
function weightsOf(option: ProductOption, options: readonly ProductOption[]): string {
  const weights = weightClassOf(option, options) ?? ''
  return option.name.includes(weights) ? '' : weights
}

function surcharge({ unit_price: price }: ProductOption, isPriced: boolean): string {
  return isPriced && price ? `+ ${formatMoney(price)}` : ''
}

/** A value with weights and surcharge: 'Large (25 to under 45 kg), + $55.00'. */
function optionLabel(option: ProductOption, options: readonly ProductOption[], isPriced: boolean): string {
  return [option.name, weightsOf(option, options), surcharge(option, isPriced)].filter(Boolean).join(', ')
}
