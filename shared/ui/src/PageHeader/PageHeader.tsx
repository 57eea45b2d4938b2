import { Fragment } from 'react'
import type { ReactNode, Ref } from 'react'
import styles from './PageHeader.module.css'

export interface PageHeaderProps {
  title: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  /** The h1, which can take the focus after a page change. */
  titleRef?: Ref<HTMLHeadingElement>
}

/** The page's one h1, with its actions beside it. */
export function PageHeader({ title, lead, actions, titleRef }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div>
        <h1 ref={titleRef} tabIndex={-1}>
          {typeof title === 'string' ? breakable(title) : title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && (
        <div className={styles.actions} data-print="hide">
          {actions}
        </div>
      )}
    </header>
  )
}

/** A title of two words with a slash may break after it, not within a word. */
function breakable(title: string): ReactNode {
  const [first, ...others] = title.split('/')
  return others.length === 0
    ? title
    : [
        <span key="first">{first}</span>,
        ...others.map((other, at) => (
          <Fragment key={`${at} ${other}`}>
            /<wbr />
            <span>{other}</span>
          </Fragment>
        )),
      ]
}
