import { DEFAULT_BRAND, isBrandCode } from '@portal/brand'
import { zoneProduct } from '@portal/domain'
import type { Contract } from '@portal/api-client/contract'
import type { Deps } from '../deps'
import { notFound } from '../errors/failure'
import { outboxState } from '../outbox/outbox'
import { CatalogueRepository } from '../repositories/catalogue'
import { ReferenceRepository } from '../repositories/reference'
import { careHoursOf } from '../practice/client-care'
import type { Handlers } from './handler'
import { mediaLink } from './links'
import { pageOf } from './page'

const BREEDS_A_PAGE = 20

type ReferenceContract = Pick<
  Contract,
  | 'getBrand'
  | 'getStageLabels'
  | 'listPetTypes'
  | 'listPetBreeds'
  | 'listCollectionZones'
  | 'autocompletePlaces'
  | 'getPlace'
  | 'health'
>

export function referenceHandlers({ db, places, now, version, isClosed }: Deps): Handlers<ReferenceContract> {
  const reference = new ReferenceRepository(db)
  return {
    getBrand: async ({ query }) => {
      const found = await reference.brand(isBrandCode(query.brand) ? query.brand : DEFAULT_BRAND)
      if (found === undefined) throw notFound('The brand')
      return {
        code: found.code,
        name: found.name,
        parent: found.parent,
        phone_work: found.phoneWork,
        email_addresses: [{ email_address: found.email }],
        brand_logo_link: mediaLink(found.logoPath),
        client_care_hours: careHoursOf(found.code),
      }
    },

    getStageLabels: () => reference.stageLabels(),

    listPetTypes: async () => ({ data: (await reference.petTypes()).map((name) => ({ pet_type: name })) }),

    listPetBreeds: async ({ query }) => {
      const { rows, total } = await reference.breeds(
        query.pet_type ?? '',
        query.search ?? '',
        query.page,
        BREEDS_A_PAGE,
      )
      const data = rows.map(({ name, customUnit, customUnitToKgRatio }) => ({
        name,
        custom_unit: customUnit,
        custom_unit_to_kg_ratio: customUnitToKgRatio,
      }))
      return pageOf(data, total, query.page, BREEDS_A_PAGE)
    },

    listCollectionZones: async ({ query }) => {
      const zones = await new CatalogueRepository(db).zones(query.postalcode, query.city)
      return zones.map(({ id, name }) => zoneProduct({ id, name }))
    },

    autocompletePlaces: async ({ query }) => {
      const found = await places.suggest(query.input, query.session ?? undefined)
      return {
        data: found.map(({ placeId, text, mainText, secondaryText }) => ({
          place_id: placeId,
          text,
          main_text: mainText,
          secondary_text: secondaryText,
        })),
      }
    },

    getPlace: ({ params, query }) => places.find(params.placeId, query.session ?? undefined),

    health: async ({ isOperator }) => {
      const outbox = await outboxState(db, now())
      return isClosed && !isOperator ? { status: 'ok', version: null, outbox: null } : { status: 'ok', version, outbox }
    },
  }
}
