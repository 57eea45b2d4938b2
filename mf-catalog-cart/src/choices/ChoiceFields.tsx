import { useState } from 'react'
import { findChosenOption, defaultOf, openGroups, findMissingParents, chosenValuesOf } from '@portal/domain'
import type { ChoiceGroup, ChoiceTree, Choices, ProductOption } from '@portal/domain'
import { useForm, useFormState } from '@portal/forms'
import { savedEngraving } from '../engraving-text/engraving-value'
import { ChoiceGroupFields } from './ChoiceGroupFields'
import { choiceField, choicesOf, wordsField } from './choice-values'
import type { ChoiceValues, KnownChoices } from './choice-values'
import styles from './Choices.module.css'
import { NextLevel } from './NextLevel'

interface Props {
  readonly productId: string
  readonly petWeight: number | null
  readonly known: KnownChoices
  /** Values of the line that is being changed. */
  readonly kept: Choices
  /** Takes loaded dropdowns; returns all that are known. */
  readonly onLearn: (parentId: string, groups: readonly ChoiceGroup[]) => ChoiceTree
}

/** The dropdowns of a product, each followed by those that its value opens [CAT-30]. */
export function ChoiceFields({ productId, petWeight, known, kept, onLearn }: Props) {
  const { tree, roots } = known
  const form = useForm()
  const { values } = useFormState<ChoiceValues>({ subscription: { values: true } })
  const choices = choicesOf(values, known)
  const [removed, setRemoved] = useState(0)

  /** Removes the dropdowns of the former value [CAT-31]. */
  const drop = (former: ProductOption | null) => {
    const below = former ? openGroups(tree, [former.id], choices).filter(({ chosen }) => chosen) : []
    for (const { group } of below) form.change(choiceField(tree, group), undefined)
    setRemoved(below.length)
  }
  /**
   * Preselects the saved value, else the size for the pet: once, when the dropdown loads; a user's choice stays
   * [CAT-33].
   */
  const take = (parentId: string, groups: readonly ChoiceGroup[]) => {
    const next = onLearn(parentId, groups)
    for (const group of next.get(parentId) ?? []) {
      const former = findChosenOption(group, kept)
      const value = former ?? defaultOf(group, petWeight)
      if (value) form.change(choiceField(next, group), value.id)
      if (former) form.change(wordsField(former.id), savedEngraving(engravingIn(kept, group.parentId, former.id)))
    }
  }
  return (
    <div className={styles.choices}>
      {openGroups(tree, roots, choices).map(({ group, chosen }) => {
        const name = choiceField(tree, group)
        return <ChoiceGroupFields key={name} name={name} group={group} chosen={chosen} onPick={() => drop(chosen)} />
      })}
      {findMissingParents(tree, roots, choices).map((parentId) => (
        <NextLevel key={parentId} productId={productId} parentId={parentId} onLearn={take} />
      ))}
      <p className={styles.removed} role="status">
        {removed > 0 &&
          `${removed} ${removed === 1 ? 'choice' : 'choices'} below ${removed === 1 ? 'was' : 'were'} removed.`}
      </p>
    </div>
  )
}

const engravingIn = (choices: Choices, parentId: string, id: string) =>
  chosenValuesOf(choices, parentId).find((value) => value.id === id)?.engraving_text
