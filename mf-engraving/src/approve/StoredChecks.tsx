import { useEffect, useEffectEvent, useState } from 'react'
import { getPlaqueConfig } from '@portal/api-client/contract/engraving'
import { dayOf } from '@portal/domain'
import { plaqueEntryFor } from '@portal/domain/plaque'
import type { Engraving } from '@portal/domain'
import { usePortalHost, useRead } from '@portal/federation'
import { IN_SIZE } from '../artwork/artwork-text'
import { checkText } from '../edit/design-text'
import styles from './Approve.module.css'
import type { ArtworkChecks } from './find-checks'
import type { StoredSize } from './StoredSize'

interface Props {
  readonly engraving: Engraving
  /** Product of the line. */
  readonly productId: string
  /** The picture once loaded; nothing else is requested before. */
  readonly blob: Blob | null
}

/** Results of the checks, with the component that previews the plaque; both load in one bundle. */
interface LoadedChecks extends ArtworkChecks {
  readonly StoredSize: typeof StoredSize | null
  /** Object URL of the picture, revoked on unmount. */
  readonly url: string | null
}

const UNKNOWN: LoadedChecks = { checks: [], lacksFit: true, made: null, StoredSize: null, url: null }

/** Hints to read before approving; they block nothing. Code and fonts load after the picture. */
export function StoredChecks(props: Props) {
  const found = useChecks(props)
  return (
    <>
      <CheckList found={found} />
      {/* Closed initially: late content as tall as a screen would move the button from under a finger. */}
      <details className={styles.made}>
        <summary>{IN_SIZE}</summary>
        <SizeAndPreview found={found} />
      </details>
    </>
  )
}

function SizeAndPreview({ found }: { readonly found: LoadedChecks | null }) {
  if (found === null) return <p>Loading</p>
  if (!found.StoredSize || !found.made || !found.url) {
    return <p>We couldn't load this. The picture above shows what will be engraved.</p>
  }
  return <found.StoredSize made={found.made} url={found.url} />
}

function CheckList({ found }: { readonly found: LoadedChecks | null }) {
  return (
    <section className={styles.checks} aria-label="What we checked" aria-busy={found === null}>
      {found === null && <p>Check the name, the years, the letters and the photo</p>}
      {found && found.checks.length > 0 && (
        <>
          <p className={styles.label}>Please check this once more</p>
          <ul>
            {found.checks.map((check) => (
              <li key={`${check.field} ${check.kind}`}>{checkText(check)}</li>
            ))}
          </ul>
        </>
      )}
      {found?.checks.length === 0 && !found.lacksFit && (
        <p>We checked the name, the years, the letters and the photo, and found nothing unusual.</p>
      )}
      {found?.lacksFit && <p>We couldn't check everything here. Please compare each line with the picture.</p>}
    </section>
  )
}

function useChecks({ engraving, productId, blob }: Props): LoadedChecks | null {
  const { data, error } = useRead(getPlaqueConfig, blob ? {} : null, { action: 'read plaque configuration' })
  const { now } = usePortalHost()
  const [found, setFound] = useState<LoadedChecks | null>(null)
  const entry = data && plaqueEntryFor(data.Config_File, productId)
  const isUnknown = error !== undefined || (data !== undefined && !entry)
  const look = useEffectEvent(async (): Promise<LoadedChecks> => {
    if (!entry) return UNKNOWN
    const code = await import(/* webpackChunkName: "checks" */ './find-checks')
    return {
      ...(await code.findChecks(entry, engraving, dayOf(now(), engraving.timeZone))),
      StoredSize: code.StoredSize,
      url: blob && URL.createObjectURL(blob),
    }
  })
  useEffect(() => {
    if (!entry) return undefined
    let isGone = false
    let url: string | null = null
    const letGo = () => url !== null && URL.revokeObjectURL(url)
    look().then(
      (checks) => {
        url = checks.url
        return isGone ? letGo() : setFound(checks)
      },
      () => !isGone && setFound(UNKNOWN),
    )
    return () => {
      isGone = true
      letGo()
    }
  }, [entry])
  return isUnknown ? UNKNOWN : found
}
