import type { BookingSubmit, ServerBooking, ServerLine, SubmitLine } from '@portal/domain'
import { bella, cottesloe } from '../../testing/bookings'
import { serverBella } from '../../testing/server-booking'
import { toOwnerPetValues } from '../../steps/owner-pet/convert'
import type { OpenedStage, WizardCase } from './table.data'

export const ITEM = { productId: 'memorial-candle', name: 'Memorial Candle' }
export const PACKAGE_ITEM = { productId: 'package-simple', name: 'Simple Cremation Package' }

/** The fake server of one walk: its booking and the writes that it received, in order. */
export function officeOf(row: WizardCase, stage?: OpenedStage) {
  const calls: string[] = []
  let server = serverBookingOf(row, stage)
  const write = (name: string, change: Partial<ServerBooking>) => {
    calls.push(name)
    server = { ...server, ...change, version: server.version + 1 }
    return server
  }
  const save = (name: string) => (input: { body: Pick<BookingSubmit, 'quoted_products'> }) =>
    write(name, { quoted_products: withLines(server.quoted_products, input.body.quoted_products ?? []) })
  const submit = (name: string) => () => write(name, { cstm: { ...server.cstm, order_stage_c: 'VP Submitted' } })
  const answers = {
    getStageLabels: () => ({
      'VP Unsubmitted': 'Unsubmitted',
      'VP Submitted': 'Submitted',
      'Awaiting Cremation': 'In Progress',
    }),
    listPetTypes: () => ({ data: [{ pet_type: 'Dog' }] }),
    listPetBreeds: () => ({ data: [], current_page: 1, last_page: 1, total: 0 }),
    findEarlierOwners: () => ({ owners: [] }),
    listCollectionZones: () => [],
    listServiceTypes: () => [{ id: 'st-1', name: row.serviceType }],
    getBooking: () => server,
    createBooking: save('createBooking'),
    updateBooking: save('updateBooking'),
    submitVetSupply: submit('submitVetSupply'),
    completeBooking: submit('completeBooking'),
  }
  return { answers, calls }
}

/** Input for the first step of a new booking. */
export function typedValues({ skip, hasCollection }: WizardCase) {
  const collectionDetails = hasCollection ? FROM_PRACTICE : bella().collectionDetails
  return toOwnerPetValues({ ...bella(), collectionDetails, skipOwnerDetails: skip?.ticked ?? false })
}

const FROM_PRACTICE = {
  collectionAddressOption: 'vet_address',
  collectionAddress: cottesloe,
  collectionProducts: null,
} as const

function serverBookingOf(
  { kind, serviceType, relationship, skip, hasCollection }: WizardCase,
  stage?: OpenedStage,
): ServerBooking {
  const base = serverBella({ relationship, stage: stage?.stage, final: stage?.isFinal })
  return {
    ...base,
    cstm: {
      ...base.cstm,
      service_type: { id: 'st-1', name: serviceType },
      is_package_c: kind === 'package',
      skip_owner_details_c: skip?.ticked ?? false,
      provided_client_details_c: !skip?.ticked,
    },
    collectionDetails: hasCollection ? FROM_PRACTICE : null,
    // An existing booking has the items its wizard requires; a new one is empty.
    quoted_products: stage ? (EXISTING[kind] ?? []) : [],
  }
}

const EXISTING: Partial<Record<WizardCase['kind'], ServerLine[]>> = {
  package: [serverLine({ product: PACKAGE_ITEM.productId, quantity: 1, deleted: false, editId: 'e1' })],
  communal: [serverLine({ product: ITEM.productId, quantity: 1, deleted: false, editId: 'e1' })],
  'urns-and-memorabilia': [serverLine({ product: ITEM.productId, quantity: 1, deleted: false, editId: 'e1' })],
}

function withLines(current: readonly ServerLine[], sent: readonly SubmitLine[]): ServerLine[] {
  const written = sent.map(serverLine)
  return [...current.filter(({ id }) => written.every((line) => line.id !== id)), ...written]
}

function serverLine(sent: Pick<SubmitLine, 'id' | 'product' | 'quantity' | 'deleted' | 'editId'>): ServerLine {
  return {
    id: sent.id || `line-${sent.editId}`,
    name: sent.product === PACKAGE_ITEM.productId ? PACKAGE_ITEM.name : ITEM.name,
    quantity: sent.quantity,
    unit_price: 30,
    discount_price: null,
    engraving_text: null,
    actual_product_id_c: sent.product,
    producttemplate_id_c: null,
    parent_product_id: null,
    package_products_c: {},
    deleted: sent.deleted,
    seq: 1,
    is_vpcreated: true,
    editId: sent.editId ?? null,
    child_products: [],
    is_home_collection: false,
    can_be_deleted: true,
    pieces: [],
    artwork: null,
    includes_return_charge: false,
    requires_collection: false,
  }
}
