import { Icon } from '../Icon/Icon'
import type { IconName } from '../Icon/Icon'
import { classNames } from '../class-names'
import styles from './StageProgress.module.css'

export interface StageProgressProps {
  stages: readonly string[]
  /** Index of the current stage; undefined for none [OPEN-26]. */
  current: number | undefined
  /** Index of the next stage, when none is current: earlier ones are done. */
  next?: number | undefined
  /** Name of the list, for example 'Progress of the booking'. */
  label: string
  /** Icon of the current stage. */
  icon?: IconName
}

type StageState = 'done' | 'now' | 'next' | 'later'

const WORDS: Record<StageState, string> = { done: 'Done', now: 'Now', next: 'Next', later: '' }

/** Progress of a booking, as text and as a bar. */
export function StageProgress({ stages, current, next, label, icon = 'paw' }: StageProgressProps) {
  return (
    <ol aria-label={label} className={styles.list}>
      {stages.map((stage, index) => {
        const state = stateOf(index, current, next)
        return (
          <li
            key={stage}
            aria-current={state === 'now' ? 'step' : undefined}
            className={classNames(styles.stage, styles[state])}
          >
            <span aria-hidden className={styles.mark}>
              {state === 'done' && <Icon name="check" size={18} />}
              {state === 'now' && <Icon name={icon} size={18} />}
            </span>
            <span className={styles.label}>{stage}</span>
            <span className={styles.word}>{WORDS[state]}</span>
          </li>
        )
      })}
    </ol>
  )
}

function stateOf(index: number, current: number | undefined, next: number | undefined): StageState {
  if (index === current) return 'now'
  const coming = current === undefined ? next : current + 1
  if (coming === undefined || index > coming) return 'later'
  return index === coming ? 'next' : 'done'
}
