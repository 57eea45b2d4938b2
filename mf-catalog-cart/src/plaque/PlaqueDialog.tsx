import { useState } from 'react'
import type { QuotedLine } from '@portal/domain'
import { useClientCare } from '@portal/booking-ui'
import { PLAQUE } from '@portal/domain-bundled/package-plaques'
import type { BookingCart } from '@portal/slots/mf-catalog-cart'
import { Alert, Button, Dialog } from '@portal/ui'
import { EndApprovalDialog, approvedOf } from '../approval/EndApprovalDialog'
import { LeaveDialog } from '../leave/LeaveDialog'
import { PlaqueDesigner } from './PlaqueDesigner'
import { PlaqueFinder } from './PlaqueFinder'
import { usePackagePlaque } from './use-package-plaque'

interface Props {
  /** The plaque's own line. */
  readonly line: QuotedLine
  readonly cart: BookingCart
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** The steps of a plaque inside a package [OPEN-155]. */
export function PlaqueDialog({ line, cart, onClose, onSaved }: Props) {
  const form = usePackagePlaque(cart, line, onSaved)
  const [isBack, setBack] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const mayClose = () => {
    if (form.isTouched && !form.isSaving) setAsking(true)
    return !form.isTouched && !form.isSaving
  }
  return (
    <Dialog
      title={line.name}
      isOpen
      onClose={onClose}
      onCloseRequest={mayClose}
      size={isBack ? 'large' : 'wide'}
      actions={
        isBack && (
          <Button variant="primary" onClick={() => setBack(false)}>
            Next
          </Button>
        )
      }
    >
      {isBack && <Description line={line} cart={cart} />}
      <div hidden={isBack}>
        <Steps line={line} cart={cart} form={form} onBack={() => setBack(true)} />
      </div>
      <LeaveDialog
        name={line.name}
        isNew={false}
        isOpen={isAsking}
        what="The words and pictures"
        onLeave={onClose}
        onStay={() => setAsking(false)}
      />
    </Dialog>
  )
}

function Description({ line, cart }: Pick<Props, 'line' | 'cart'>) {
  const parent = cart.lines.find(({ id }) => id === line.parentProductId)
  return (
    <p>
      {`${line.name} is part of ${parent?.name ?? 'the package'} and in its price. Its words and pictures are engraved as you design them, once they are approved.`}
    </p>
  )
}

interface StepsProps extends Pick<Props, 'line' | 'cart'> {
  readonly form: ReturnType<typeof usePackagePlaque>
  readonly onBack: () => void
}

function Steps({ line, cart, form, onBack }: StepsProps) {
  const care = useClientCare()
  const [pendingLeave, setAsked] = useState<(() => void) | null>(null)
  const approved = approvedOf(line, cart.lines)
  const id = line.actualProductIdC ?? ''
  const { plaque } = form
  if (plaque === undefined) {
    const product = { id, engravingType: PLAQUE }
    return <PlaqueFinder product={product} line={line} bookingId={cart.bookingId} onFound={form.find} />
  }
  if (plaque === null) {
    return (
      <Alert kind="info">
        {`This plaque cannot be designed in the portal any more. Your booking and cart are safe. To change it, call ${care}.`}
      </Alert>
    )
  }
  return (
    <>
      <EndApprovalDialog
        names={approved}
        isOpen={pendingLeave !== null}
        act="Change"
        onContinue={() => {
          setAsked(null)
          pendingLeave?.()
        }}
        onClose={() => setAsked(null)}
      />
      <PlaqueDesigner
        plaque={plaque}
        petName={cart.pet.firstName}
        words={line.engravingText ?? ''}
        finish="Finish the artwork"
        line={{ productId: id, name: line.name, quantity: 1 }}
        saving={form.progress}
        failure={form.failure}
        onFinish={(input, artwork) => {
          const finish = () => void form.finish(input, artwork)
          return approved.length > 0 ? setAsked(() => finish) : finish()
        }}
        onBack={onBack}
        onTouched={form.touch}
      />
    </>
  )
}
