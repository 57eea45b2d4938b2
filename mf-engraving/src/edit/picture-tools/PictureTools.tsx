import { Icon } from '@portal/ui'
import { LookSwitch } from '../../preview/on-product/LookSwitch'
import { looksOf } from '../../preview/on-product/looks'
import { useDesignStore, useLook } from '../design-store'
import type { DesignStore } from '../design-store'
import { LimitButton } from '../LimitButton'
import type { StepProps } from '../editor-step'
import styles from './PictureTools.module.css'
import { useUndoKeys } from './use-undo-keys'

export { PicturePresses } from './PicturePresses'

/** Below the picture: its look, and undo and redo of texts and icon. */
export function PictureTools({ entry }: Pick<StepProps, 'entry'>) {
  const [look, setLook] = useLook()
  const { undo, redo } = useDesignStore()
  useUndoKeys({ undo, redo })
  return (
    <>
      <LookSwitch entry={entry} looks={looksOf(entry)} look={look} onChange={setLook} />
      {(undo ?? redo) && <History undo={undo} redo={redo} />}
    </>
  )
}

/** Shown once something was changed. Both buttons then stay, so that the focus is not lost. */
const History = ({ undo, redo }: Pick<DesignStore, 'undo' | 'redo'>) => (
  <div className={styles.history}>
    <LimitButton variant="quiet" limit={undo ? null : 'There is nothing to undo.'} onClick={undo ?? nothing}>
      <Icon name="undo" />
      <span>Undo</span>
    </LimitButton>
    <LimitButton variant="quiet" limit={redo ? null : 'There is nothing to redo.'} onClick={redo ?? nothing}>
      <Icon name="undo" className={styles.turned} />
      <span>Redo</span>
    </LimitButton>
  </div>
)

const nothing = () => undefined
