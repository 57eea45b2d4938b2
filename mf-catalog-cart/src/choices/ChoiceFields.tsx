import { useState } from 'react'
import { defaultOf, openGroups, unknownParents } from '@portal/domain'
import type { ChoiceGroup, ChoiceTree, ProductOption } from '@portal/domain'
import { useForm, useFormState } from '@portal/forms'
import { ChoiceGroupFields } from './ChoiceGroupFields'
import { choiceField, choicesOf } from './choice-values'
import type { ChoiceValues, KnownChoices } from './choice-values'
import styles from './Choices.module.css'
import { NextLevel } from './NextLevel'

interface Props {
  readonly productId: string
  readonly petWeight: number | null
  readonly known: KnownChoices
  /** Takes the dropdowns that were asked for; answers all that is known then. */
  readonly onLearn: (parentId: string, groups: readonly ChoiceGroup[]) => ChoiceTree
}

/** The dropdowns of a product, each with those that its value opens right behind it [CAT-30]. */
export function ChoiceFields({ productId, petWeight, known, onLearn }: Props) {
  const { tree, roots } = known
  const form = useForm()
  const { values } = useFormState<ChoiceValues>({ subscription: { values: true } })
  const choices = choicesOf(values, known)
  const [removed, setRemoved] = useState(0)

  /** What hung under the former value is gone [CAT-31]. */
  const drop = (former: ProductOption | null) => {
    const below = former ? openGroups(tree, [former.id], choices).filter(({ chosen }) => chosen) : []
    for (const { group } of below) form.change(choiceField(tree, group), undefined)
    setRemoved(below.length)
  }
  /** The size for the pet is chosen once, as its dropdown comes; a choice of the user's stays [CAT-33]. */
  const take = (parentId: string, groups: readonly ChoiceGroup[]) => {
    const next = onLearn(parentId, groups)
    for (const group of groups) {
      const fitting = defaultOf(group, petWeight)
      if (fitting) form.change(choiceField(next, group), fitting.id)
    }
  }
  return (
    <div className={styles.choices}>
      {openGroups(tree, roots, choices).map(({ group, chosen }) => {
        const name = choiceField(tree, group)
        return <ChoiceGroupFields key={name} name={name} group={group} chosen={chosen} onPick={() => drop(chosen)} />
      })}
      {unknownParents(tree, roots, choices).map((parentId) => (
        <NextLevel key={parentId} productId={productId} parentId={parentId} onLearn={take} />
      ))}
      <p className={styles.removed} role="status">
        {removed > 0 &&
          `${removed} ${removed === 1 ? 'choice' : 'choices'} below ${removed === 1 ? 'was' : 'were'} removed.`}
      </p>
    </div>
  )
}
