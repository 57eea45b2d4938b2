import { useId, useState } from 'react'
import type { PackageProduct, QuotedLine } from '@portal/domain'
import { isPackagePlaque } from '@portal/domain-bundled/package-plaques'
import { useFormState } from '@portal/forms'
import { Alert, Button, Icon, Picture, VisuallyHidden } from '@portal/ui'
import { ChoiceFields } from '../choices/ChoiceFields'
import { wordsField } from '../choices/choice-values'
import { EngravingFields } from '../engraving-text/EngravingFields'
import type { ProductChoice } from '../product-dialog/use-product-choice'
import { contentState } from './content-state'
import { Selected } from './PackageCard'
import styles from './PackageSelection.module.css'

interface Props {
  readonly content: PackageProduct
  readonly petWeight: number | null
  /** The package's line, when it is changed. */
  readonly line: QuotedLine | undefined
  readonly choice: ProductChoice
}

const NOTHING_CHOSEN = {}

/** Some descriptions only repeat the name. */
const addsToName = (description: string, name: string) => description.trim().replace(/\.$/, '') !== name.trim()

/**
 * One item of a package with its choices; Customise folds them, 'Selected' marks complete ones [CAT-20, CAT-21,
 * OPEN-210].
 */
export function ContentFields({ content, petWeight, line, choice }: Props) {
  const { name, description, packageProduct } = content
  const { option, preCremationInstructions } = packageProduct
  const [isOpen, setOpen] = useState(true)
  const panelId = useId()
  const { submitFailed } = useFormState({ subscription: { submitFailed: true } })
  const state = contentState(option, choice)
  // A refused try opens incomplete items: a hidden field can't be focused.
  const isShown = isOpen || (submitFailed === true && state.kind === 'open')
  return (
    <li className={styles.content}>
      <Picture src={option.image} alt="" width="4rem" />
      <div className={styles.words}>
        <div className={styles.head}>
          <p>
            <span className={styles.role}>{name}</span> <strong>{option.name}</strong>
          </p>
          {state.kind !== 'included' && state.kind !== 'designed' && (
            <div className={styles.chosen}>
              <Button
                variant="quiet"
                size="small"
                icon={<Icon name={isShown ? 'chevron-up' : 'chevron-down'} size={16} />}
                aria-expanded={isShown}
                aria-controls={panelId}
                onClick={() => setOpen(!isShown)}
              >
                Customise<VisuallyHidden>{` ${option.name}`}</VisuallyHidden>
              </Button>
              {state.kind === 'chosen' && (
                <span>
                  {/* Hidden when the fields below show the same. */}
                  <Selected /> {!isShown && <span>{state.chosen.join(', ')}</span>}
                </span>
              )}
            </div>
          )}
        </div>
        {addsToName(description, option.name) && <p className={styles.muted}>{description}</p>}
        {state.kind === 'included' && <p className={styles.muted}>Included as it is.</p>}
        {isPackagePlaque(option) && (
          <p className={styles.muted}>Once the package is in the cart, you can design its words, icon and photo.</p>
        )}
        {preCremationInstructions && (
          <Alert kind="warning" title="Before you hand over the pet">
            {preCremationInstructions}
          </Alert>
        )}
      </div>
      <div id={panelId} role="group" aria-label={option.name} className={styles.panel}>
        {/* Also holds the loading state and its failure. */}
        <div hidden={!isShown && state.kind !== 'loading'}>
          <ChoiceFields
            productId={option.id}
            petWeight={petWeight}
            known={{ tree: choice.tree, roots: [option.id] }}
            kept={line?.packageProductsC ?? NOTHING_CHOSEN}
            onLearn={choice.learn}
          />
        </div>
        {option.requires_engraving && (
          <div hidden={!isShown}>
            <EngravingFields
              name={wordsField(option.id)}
              thing={option.name}
              item={option}
              maxLines={option.engraving_max_length}
              maxCharacters={option.engraving_max_characters}
            />
          </div>
        )}
      </div>
    </li>
  )
}
