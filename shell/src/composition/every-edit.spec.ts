import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { editPathKind, listAction, SERVICE_TYPE, STAGE, whyNoEdit, STAGE_GROUPS } from '@portal/domain'
import { paths } from '@portal/federation'
import { matchPath, readDeclaration } from '@portal/federation/host'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')
const screens = readdirSync(root)
  .filter((name) => name.startsWith('mf-'))
  .map((name) => readDeclaration(JSON.parse(readFileSync(path.join(root, name, 'remote.json'), 'utf8'))))
  .flatMap(({ routes }) => routes)

const SERVICES = [...Object.values(SERVICE_TYPE), 'Private Cremation & Return of Ashes', 'something new', null]
const RELATIONSHIPS = ['vet_direct', 'referral', 'vet_unity', 'another', null]
const STAGES = [...Object.values(STAGE), ...STAGE_GROUPS.flatMap(({ stages }) => [...stages]), 'Somewhere', null]
const LABELS = [
  undefined,
  { 'VP Unsubmitted': 'Unsubmitted', 'VP Submitted': 'Submitted', 'Pet Collected': 'In Progress' },
]
const PACKAGES = [{}, { is_package_c: true }]
const PACKAGE_NAMES = [null, 'Simple Cremation Package']

const bookings = SERVICES.flatMap((name) =>
  RELATIONSHIPS.flatMap((opportunity_type) =>
    STAGES.flatMap((order_stage_c) =>
      [false, true].flatMap((ok_cremate_c) =>
        PACKAGES.flatMap((isPackage) =>
          PACKAGE_NAMES.map((package_name) => ({
            package_name,
            cstm: {
              service_type: name === null ? null : { name },
              opportunity_type,
              order_stage_c,
              ok_cremate_c,
              ...isPackage,
            },
          })),
        ),
      ),
    ),
  ),
)

/** The screen at the address of Edit; null when it is not offered. */
function editScreen(booking: (typeof bookings)[number], isOffered: boolean): string | null {
  const kind = editPathKind(booking)
  if (!isOffered) return null
  if (kind === null) return 'nowhere'
  const address = paths.editBooking(kind, 'booking-1')
  return screens.find((screen) => matchPath(screen.path, address)?.id === 'booking-1')?.chunk ?? `404 at ${address}`
}

test.each(LABELS)(
  'every offered Edit opens a wizard, with labels %j [BKG-30, BKG-49, DOM-61..63, OPEN-40]',
  (labels) => {
    const inList = bookings.map((booking) => editScreen(booking, listAction(booking, labels) === 'edit'))
    const inDetails = bookings.map((booking) => editScreen(booking, whyNoEdit(booking, labels) === null))
    expect(new Set(inList)).toEqual(new Set([null, 'wizard']))
    expect(new Set(inDetails)).toEqual(new Set([null, 'wizard']))
  },
)
