import { canManagePractice, filledFields, officeAddressFields, practiceErrors, practiceFields } from '@portal/domain'
import type { PracticeSubmit, VetPractice } from '@portal/domain'
import type { Contract } from '@portal/api-client/contract'
import type { Db } from '../db/connect'
import type { ContactRow, PracticeRow } from '../db/schema/practice'
import type { Deps } from '../deps'
import { forbidden, invalid } from '../errors/failure'
import { PracticeRepository } from '../repositories/practice'
import { ReferenceRepository } from '../repositories/reference'
import { clockOf } from '../practice/clock'
import type { StaffSession } from '../session/session'
import { setAuditActor } from '../session/action-context'
import { tenantFrom } from '../session/tenant'
import { VersionedResponse } from './handler'
import type { Answer, Handlers } from './handler'
import { mediaLink } from './links'

type PracticeContract = Pick<
  Contract,
  | 'getPractice'
  | 'updatePractice'
  | 'listContacts'
  | 'getAccountManager'
  | 'listServiceTypes'
  | 'getContact'
  | 'createContact'
  | 'updateContact'
>

export function practiceHandlers({ db, auth }: Deps): Handlers<PracticeContract> {
  const of = (session: StaffSession) => new PracticeRepository(db, tenantFrom(session))
  return {
    getPractice: async ({ session }) => withBrand(db, await of(session).read()),

    updatePractice: async ({ session, body, version, once }) => {
      requireOwner(session)
      const answer = await once(async ({ tx }) => {
        const changes = practiceChanges(body)
        await setAuditActor({ tx, session })
        return withBrand(tx, await new PracticeRepository(tx, tenantFrom(session)).update(version, changes))
      })
      auth.forget()
      return answer
    },

    listContacts: async ({ session }) => (await of(session).contacts()).map(toContact),
    getContact: async ({ session, params }) => versioned(await of(session).contact(params.id)),

    createContact: ({ session, body, once }) => {
      requireOwner(session)
      return once(async ({ tx }) => {
        await setAuditActor({ tx, session })
        return versioned(await new PracticeRepository(tx, tenantFrom(session)).addContact(names(body)))
      })
    },

    updateContact: async ({ session, params, body, version, once }) => {
      if (params.id !== session.contact.id) requireOwner(session)
      const answer = await once(async ({ tx }) => {
        await setAuditActor({ tx, session })
        const people = new PracticeRepository(tx, tenantFrom(session))
        return versioned(await people.renameContact(params.id, version, names(body)))
      })
      auth.forget()
      return answer
    },

    getAccountManager: async ({ session }) => {
      const found = await of(session).accountManager()
      return (
        found && {
          first_name: found.firstName,
          last_name: found.lastName,
          phone_mobile: found.phoneMobile,
          email_addresses: [{ email_address: found.email }],
          picture: { src: mediaLink(found.picturePath) },
        }
      )
    },

    listServiceTypes: ({ session }) => of(session).serviceTypes(),
  }
}

/** Only a Vet Owner may change the practice and its people [OPEN-13]. */
function requireOwner({ contact }: StaffSession): void {
  if (!canManagePractice(contact.portalAccess)) throw forbidden('Only a Vet Owner of the practice may change this.')
}

function practiceChanges(body: PracticeSubmit): Partial<PracticeRow> {
  const errors = practiceErrors(body)
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return filledFields(practiceFields, body)
}

const names = (body: { first_name: string; last_name: string }) => ({
  firstName: body.first_name,
  lastName: body.last_name,
})

const versioned = (row: ContactRow) => new VersionedResponse(toContact(row), row.version)

function toContact(row: ContactRow): Answer<Contract['getContact']> {
  return {
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    cstm: { cognito_username_c: row.cognitoUsername, portal_access_c: row.portalAccess },
    version: row.version,
  }
}

async function withBrand(db: Db, row: PracticeRow): Promise<VersionedResponse<VetPractice>> {
  return new VersionedResponse(toPractice(row, await new ReferenceRepository(db).brand(row.brand)), row.version)
}

type BrandRow = Awaited<ReturnType<ReferenceRepository['brand']>>

function toPractice(row: PracticeRow, brand: BrandRow): VetPractice {
  const { office } = row
  return {
    id: row.id,
    name: row.name,
    cstm: {
      brand:
        brand === undefined
          ? null
          : {
              code: brand.code,
              name: brand.name,
              parent: brand.parent,
              brand_logo_link: mediaLink(brand.logoPath),
            },
      ...practiceFields.write(row),
    },
    opp_temporary_id: row.temporaryOpportunityId,
    office_location: officeAddressFields.write(office),
    time_zone: clockOf(row),
    office_location_address: [office.street, `${office.city} ${office.state} ${office.postalcode}`].join(', '),
    primary_email_address: [{ email_address: row.email }],
    version: row.version,
  }
}
