import { useEffect, useEffectEvent, useState } from 'react'
import { getPlaqueConfig } from '@portal/api-client/contract/engraving'
import { plaqueEntryFor } from '@portal/domain/plaque'
import type { Engraving } from '@portal/domain'
import { useRead } from '@portal/federation'
import { checkText } from '../editor/words'
import styles from './Approve.module.css'
import type { FoundChecks } from './find-checks'

interface Props {
  readonly engraving: Engraving
  /** Of the line. */
  readonly productId: string
  /** The picture is there: before it comes nothing else is asked for. */
  readonly canBegin: boolean
}

const UNKNOWN: FoundChecks = { checks: [], lacksFit: true }

/** What should be looked at once more before a yes: it informs. Its code and letters come after the picture. */
export function StoredChecks(props: Props) {
  const found = useChecks(props)
  return (
    <section className={styles.checks} aria-label="What we looked at" aria-busy={found === null}>
      {found === null && <p>Looking at the name, the years, the letters and the photo</p>}
      {found && found.checks.length > 0 && (
        <>
          <p className={styles.label}>Please look at this once more</p>
          <ul>
            {found.checks.map((check) => (
              <li key={`${check.field} ${check.kind}`}>{checkText(check)}</li>
            ))}
          </ul>
        </>
      )}
      {found?.checks.length === 0 && !found.lacksFit && (
        <p>We looked at the name, the years, the letters and the photo, and nothing stands out.</p>
      )}
      {found?.lacksFit && <p>Not everything could be looked at here: please compare each line with the picture.</p>}
    </section>
  )
}

function useChecks({ engraving, productId, canBegin }: Props): FoundChecks | null {
  const { data, error } = useRead(getPlaqueConfig, canBegin ? {} : null, { action: 'read plaque configuration' })
  const [found, setFound] = useState<FoundChecks | null>(null)
  const entry = data && plaqueEntryFor(data.Config_File, productId)
  const isUnknown = error !== undefined || (data !== undefined && !entry)
  const look = useEffectEvent(async () => {
    if (!entry) return UNKNOWN
    const { findChecks } = await import(/* webpackChunkName: "checks" */ './find-checks')
    return findChecks(entry, engraving, new Date())
  })
  useEffect(() => {
    if (!entry) return undefined
    let isGone = false
    look().then(
      (checks) => !isGone && setFound(checks),
      () => !isGone && setFound(UNKNOWN),
    )
    return () => {
      isGone = true
    }
  }, [entry])
  return isUnknown ? UNKNOWN : found
}
