import { Navigate, Link } from '@portal/router'
import { getPlaqueConfig } from '@portal/api-client/contract/engraving'
import { plaqueEntryFor } from '@portal/domain/plaque'
import type { PlaqueConfigEntry } from '@portal/domain/plaque'
import { useRead, paths } from '@portal/federation'
import { Card, ErrorState, Skeleton, buttonClass, EmptyState } from '@portal/ui'
import { WhomToCall } from '../contact/WhomToCall'
import type { EditorStep } from '../edit/editor-step'
import { LineFrame } from '../line/LineFrame'
import type { LineScreen } from '../line/LineFrame'
import { screenPath } from '../line/line-address'
import { EditStep } from './EditStep'
import { SCREEN_OF, stepInstead } from './edit-screens'
import { useEditedDesign } from './use-edited-design'

export const EngravingOptionsScreen = () => <EditScreen step="icon" />
export const CustomiseTextScreen = () => <EditScreen step="text" />
export const ImageOptionsScreen = () => <EditScreen step="image" />
export const FinalApprovalScreen = () => <EditScreen step="approval" />

/** One step of changing an engraving, at its own address [ENG-07, ENG-16]. */
function EditScreen({ step }: { step: EditorStep }) {
  return (
    <LineFrame title="Engraving approval">
      {(screen) =>
        // Words on an item that is no plaque are changed with the item, in the booking [OPEN-383].
        screen.engraving.current?.record.words ? (
          <Navigate to={screenPath('check-existing', screen.address)} replace />
        ) : (
          <WithEntry {...screen} step={step} />
        )
      }
    </LineFrame>
  )
}

type StepScreen = LineScreen & { readonly step: EditorStep }

/** Loads the plaque's configuration, which drawing needs; a failure is logged [ENG-61]. */
function WithEntry(place: StepScreen) {
  const { data, error, isBusy, retry } = useRead(getPlaqueConfig, {}, { action: 'read plaque configuration' })
  const { address, step, productId, clinic } = place
  if (!data && !error) return <Skeleton height="24rem" />
  const entry = data && plaqueEntryFor(data.Config_File, productId)
  if (data && !entry && place.engraving.current) return <NoMeasurements {...place} />
  if (!entry) {
    return (
      <Card>
        <ErrorState title={data ? 'No product engraved!' : 'No data to show!'} onRetry={retry} retrying={isBusy}>
          Nothing was changed and nothing is lost. Try again, or call <WhomToCall clinic={clinic} />.
        </ErrorState>
      </Card>
    )
  }
  const instead = stepInstead(entry, step)
  if (instead) return <Navigate to={screenPath(SCREEN_OF[instead], address)} replace />
  return <WithDesign {...place} entry={entry} />
}

function WithDesign({ entry, ...place }: StepScreen & { readonly entry: PlaqueConfigEntry }) {
  const edited = useEditedDesign(entry, place.engraving)
  const { design } = edited
  if (!design) return <Skeleton height="24rem" />
  return <EditStep {...place} entry={entry} edited={edited} design={design} />
}

/** A saved artwork whose plaque has left the configuration: it stays, and cannot be redrawn [OPEN-350]. */
function NoMeasurements({ address, engraving, clinic }: LineScreen) {
  const { approval, productName, bookingId } = engraving
  const toBooking = address.staff === '1' && approval !== null
  const to = toBooking ? paths.booking(bookingId) : screenPath('check-existing', address)
  return (
    <Card>
      <EmptyState
        title="This artwork can no longer be changed here"
        icon="info"
        action={
          <Link to={to} className={buttonClass('primary')}>
            {toBooking ? 'View booking' : 'Look at the artwork'}
          </Link>
        }
      >
        <p>{`We no longer have the measurements of the ${productName}, so we can't draw new artwork for it.`}</p>
        <p>{remainingText(approval !== null, toBooking)}</p>
        <p>
          To change it, call <WhomToCall clinic={clinic} />.
        </p>
      </EmptyState>
    </Card>
  )
}

function remainingText(isApproved: boolean, toBooking: boolean): string {
  if (!isApproved) return 'The artwork is safe. It is not approved yet, and you can approve it as it is.'
  return toBooking
    ? 'The artwork stays approved. You can find the approved files with the booking.'
    : 'The artwork stays approved.'
}
