import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { usePortalHost } from '@portal/federation'
import { whenIdle } from '@portal/federation/host'
import { Icon } from '@portal/ui'
import styles from './Find.module.css'
import type { FindPartProps, FindRequest } from './FindPart'
import { useFirstKey } from './first-key'
import { useTypedAhead } from './typed-ahead'

const loadPart = () => import(/* webpackChunkName: "find" */ './FindPart')

/**
 * Search box for bookings, staff members and screens on every staff page; its code loads when the page is idle
 * [OPEN-179].
 */
export function Find() {
  const { notify } = usePortalHost()
  const [Part, setPart] = useState<ComponentType<FindPartProps> | null>(null)
  const [lookedFor, setLookedFor] = useState<FindRequest | null>(null)
  useEffect(() => {
    // A failure is ignored here: pressing the button loads the code again and reports a failure.
    whenIdle(
      () =>
        void loadPart().then(
          ({ FindPart }) => setPart(() => FindPart),
          () => undefined,
        ),
    )
  }, [])
  const open = async () => {
    setLookedFor((before) => before ?? { text: '', isScanned: false })
    try {
      const { FindPart } = await loadPart()
      setPart(() => FindPart)
    } catch {
      setLookedFor(null)
      notify({ tone: 'error', text: 'Find could not be opened. Nothing was changed: please try again.' })
    }
  }
  useFirstKey(Part === null, () => void open())
  useTypedAhead(lookedFor !== null, lookedFor?.text ?? '', (text) => setLookedFor({ text, isScanned: false }))
  return (
    <>
      <button
        type="button"
        className={styles.find}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        aria-busy={lookedFor !== null && Part === null}
        onClick={() => void open()}
      >
        <Icon name="search" size={18} />
        <span className={styles.word}>Find</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      {Part && <Part lookedFor={lookedFor} onLook={setLookedFor} />}
    </>
  )
}
