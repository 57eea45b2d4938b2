import { useEffect, useRef } from 'react'
import { classNames } from '@portal/ui'
import styles from './FindBox.module.css'
import type { ResultGroup } from './search-results'

interface Props {
  /** Prefix of element ids: `<id>-list` and `<id>-0` for its options. */
  readonly id: string
  readonly groups: readonly ResultGroup[]
  /** Index of the option that Enter opens. */
  readonly marked: number
  readonly onChoose: (to: string) => void
}

/** Results by kind. The field keeps the focus; the mouse clicks an option. */
export function ResultList({ id, groups, marked, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  })
  const firstOf = (group: number) => groups.slice(0, group).reduce((sum, { results: found }) => sum + found.length, 0)
  return (
    <div ref={list} id={`${id}-list`} role="listbox" aria-label="Search results" className={styles.list}>
      {groups.map(({ title, results: found }, group) => (
        <div key={title} role="group" aria-labelledby={`${id}-group-${group}`}>
          <div id={`${id}-group-${group}`} role="presentation" className={styles.group}>
            {title}
          </div>
          {found.map(({ to, label, detail }, index) => {
            const place = firstOf(group) + index
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and its keys: aria-activedescendant
              <div
                key={to}
                id={`${id}-${place}`}
                role="option"
                aria-selected={place === marked}
                className={classNames(styles.found)}
                onClick={() => onChoose(to)}
              >
                <span className={styles.name}>{label}</span>
                {detail && <span className={styles.detail}>{detail}</span>}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
