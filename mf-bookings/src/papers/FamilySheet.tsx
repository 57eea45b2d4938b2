import { careHours, clientCare, griefMaterial } from '@portal/booking-ui'
import { QrCode } from '@portal/ui/qr-code'
import { editPathKind, petFullName, returnInstructions } from '@portal/domain'
import { serviceOutcome } from '@portal/domain-bundled/outcome'
import { isCrematedAlone } from '@portal/domain-bundled/paper'
import { usePortalHost } from '@portal/federation'
import { familyParts } from './family-text'
import type { PrintableBooking } from './printable-booking'
import styles from './papers.module.css'

/** One page for the family: what happens next, who to call, and help for the days ahead [OPEN-172]. */
export function FamilySheet({ printable: { server, booking } }: { readonly printable: PrintableBooking }) {
  const { practice, brand } = usePortalHost()
  const practiceName = practice?.name || 'Your vet'
  const { pet, skipOwnerDetails, serviceType } = booking
  const owner = skipOwnerDetails ? null : booking.owner
  const now = serviceOutcome({ serviceType, kind: editPathKind(server), pet, owner, practiceName })
  const parts = familyParts({
    petName: pet.firstName,
    orderId: booking.orderId,
    practiceName,
    // The sentence stored at submission, as the submitter saw it [OPEN-98].
    outcome: booking.outcome ?? now.sentence,
    returns: now.returns === true,
    isAlone: isCrematedAlone(serviceType),
    whenHome: returnInstructions(booking.quotedProducts),
  })
  return (
    <>
      <h3 className={styles.name}>{petFullName(pet) || 'Your pet'}</h3>
      <p>{`We are very sorry for your loss. We will look after ${pet.firstName || 'your pet'} with care.`}</p>
      {parts.map(({ title, lines }) => (
        <section key={title}>
          <h4>{title}</h4>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
      <section>
        <h4>Who to call</h4>
        <p>{`${practiceName}, or ${clientCare(brand.phone_work, careHours(brand.client_care_hours))}. The Booking ID is ${booking.orderId}.`}</p>
      </section>
      <ForTheDaysAhead />
    </>
  )
}

/** The region's grief material, as addresses and QR codes. */
function ForTheDaysAhead() {
  const { brand } = usePortalHost()
  return (
    <section>
      <h4>For the days ahead</h4>
      <ul className={styles.material}>
        {griefMaterial(brand.code).map(({ title, about, url }) => (
          <li key={title}>
            <div className={styles.code}>
              <QrCode text={new URL(url, location.origin).href} label={`QR code that opens the ${title}`} />
            </div>
            <p>
              <strong>{title}</strong>
              <br />
              <span>{about}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
