import { useState } from 'react'
import type { ApprovalMethod, SavedVersion, Visitor } from '@portal/domain/plaque'
import type { Engraving } from '@portal/domain'
import { Alert, Checkbox, FinalButton } from '@portal/ui'
import { artworkAlt, engravedTexts, pictureRows } from '../artwork/artwork-text'
import { ArtworkPicture } from '../artwork/ArtworkPicture'
import { OnItem } from './OnItem'
import { useStoredPicture } from '../artwork/use-stored-picture'
import type { PictureState } from '../artwork/use-stored-picture'
import { WhomToCall } from '../contact/WhomToCall'
import type { Clinic } from '../contact/clinic'
import { NOT_TICKED } from '../edit/editor-errors'
import { SpelledText } from '../artwork/SpelledText'
import { CONSENT_LABEL } from '../artwork/text-labels'
import styles from './Approve.module.css'
import { StoredChecks } from './StoredChecks'
import type { ApprovalInput } from './use-approval'
import { METHOD_FIELD, OwnerApprovalMethod } from './OwnerApprovalMethod'

export interface ConsentProps {
  readonly engraving: Engraving
  /** The version to approve. */
  readonly current: SavedVersion
  readonly productId: string
  readonly clinic: Clinic
  readonly visitor: Visitor
  /** Label of the button. */
  readonly label: string
}

interface Props extends ConsentProps {
  readonly isBusy: boolean
  readonly failure: string | null
  readonly onApprove: (what: ApprovalInput) => void
}

const PLAQUE_STAYS = 'It is engraved exactly as you see it here, and cannot be changed afterwards.'
/** The picture shows the words on a plain plate; the item has its own lettering and place [OPEN-382]. */
const WORDS_STAY =
  'These words are engraved, letter for letter. Their size and place follow the item. They cannot be changed afterwards.'

/** Approval of one version: picture, text, checks, a tick, and then the button [ENG-48, ENG-49]. */
export function Consent({ engraving, current, productId, clinic, visitor, label, isBusy, failure, onApprove }: Props) {
  const picture = useStoredPicture(engraving, current)
  const [isTicked, setTicked] = useState(false)
  const [method, setMethod] = useState<ApprovalMethod | null>(null)
  const [wasAsked, setAsked] = useState(false)
  const { words } = current.record
  const lacksWay = visitor === 'staff' && method === null
  const approve = () => {
    setAsked(!isTicked || lacksWay)
    if (lacksWay) return document.getElementById(METHOD_FIELD)?.focus()
    if (!isTicked || picture.kind !== 'here' || picture.sha256 === null) return
    onApprove({ shown: { version: current, blob: picture.blob }, sha256: picture.sha256, method })
  }
  return (
    <div className={styles.consent}>
      <ArtworkToApprove {...{ engraving, current, clinic, picture }} />
      {(picture.kind === 'coming' || picture.kind === 'here') && (
        <>
          <p>{words ? WORDS_STAY : PLAQUE_STAYS}</p>
          {words ? (
            <OnItem name={engraving.productName} words={words} />
          ) : (
            <StoredChecks
              engraving={engraving}
              productId={productId}
              blob={picture.kind === 'here' ? picture.blob : null}
            />
          )}
        </>
      )}
      {visitor === 'staff' && (
        <OwnerApprovalMethod
          ownerFirstName={clinic.ownerFirstName}
          method={method}
          isMissing={wasAsked && lacksWay}
          onChange={setMethod}
        />
      )}
      <div className={styles.tick}>
        <Checkbox label={CONSENT_LABEL} checked={isTicked} onChange={({ target }) => setTicked(target.checked)} />
      </div>
      {wasAsked && !isTicked && <Alert kind="error">{NOT_TICKED}</Alert>}
      {failure && <Alert kind="error">{failure}</Alert>}
      <div className={styles.final}>
        <FinalButton
          variant="primary"
          readyFor={String(current.version)}
          busy={isBusy}
          busyLabel="Approving"
          disabledReason={blockedReason(picture)}
          onClick={approve}
        >
          {label}
        </FinalButton>
      </div>
    </div>
  )
}

type ShownProps = Pick<Props, 'engraving' | 'current' | 'clinic'> & {
  readonly picture: ReturnType<typeof useStoredPicture>
}

/** The picture and the engraved text, letter by letter. */
function ArtworkToApprove({ engraving, current: { record }, clinic, picture }: ShownProps) {
  const toCall = <WhomToCall clinic={clinic} />
  return (
    <>
      <ArtworkPicture
        picture={picture}
        record={record}
        alt={artworkAlt(engraving.productName, record)}
        whenFailed={
          <>
            <span>{'Nothing is approved. Try again, or call '}</span>
            {toCall}
            <span>.</span>
          </>
        }
      />
      {picture.kind === 'here' && picture.sha256 === null && (
        <Alert kind="warning" title="Nothing can be approved over this connection">
          <span>{'This connection is not secure. Open the link again as it was sent to you, or call '}</span>
          {toCall}
          <span>.</span>
        </Alert>
      )}
      <div className={styles.words}>
        {engravedTexts(record).map(({ label, value }) => (
          <SpelledText key={label} label={label} text={value} />
        ))}
      </div>
      <dl className={styles.rows}>
        {pictureRows(record).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** Why the picture cannot be approved: it is not visible, or its bytes can't be verified. */
function blockedReason(picture: PictureState): string | undefined {
  switch (picture.kind) {
    case 'here':
      return picture.sha256 === null ? 'Nothing can be approved over this connection.' : undefined
    case 'coming':
      return 'The picture is still loading. You can approve it once you see it.'
    default:
      return 'The picture could not be loaded, so nothing can be approved.'
  }
}
