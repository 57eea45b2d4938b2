import { Button, Icon } from '@portal/ui'
import { LookSwitch } from '../../preview/on-product/LookSwitch'
import { looksOf } from '../../preview/on-product/looks'
import { useDesignStore } from '../design-store'
import type { DesignStore } from '../design-store'
import { useLook } from '../use-look'
import type { StepProps } from '../step-props'
import styles from './PictureTools.module.css'

export { PicturePresses } from './PicturePresses'

/** Below the picture: its look, and undo and redo of texts and icon. */
export function PictureTools({ entry }: Pick<StepProps, 'entry'>) {
  const [look, setLook] = useLook()
  const { undo, redo } = useDesignStore()
  return (
    <>
      <LookSwitch entry={entry} looks={looksOf(entry)} look={look} onChange={setLook} />
      {(undo ?? redo) && <History undo={undo} redo={redo} />}
    </>
  )
}

/** Once something was changed; both stay, so that the focus is not lost. */
const History = ({ undo, redo }: Pick<DesignStore, 'undo' | 'redo'>) => (
  <div className={styles.history}>
    <Button
      variant="quiet"
      size="small"
      icon={<Icon name="undo" />}
      disabledReason={undo ? undefined : 'There is nothing to undo.'}
      onClick={undo ?? undefined}
    >
      Undo
    </Button>
    <Button
      variant="quiet"
      size="small"
      icon={<Icon name="undo" className={styles.turned} />}
      disabledReason={redo ? undefined : 'There is nothing to redo.'}
      onClick={redo ?? undefined}
    >
      Redo
    </Button>
  </div>
)
