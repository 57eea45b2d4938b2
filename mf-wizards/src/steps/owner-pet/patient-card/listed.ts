import type { ApiClient } from '@portal/api-client'
import { listPetBreeds, listPetTypes } from '@portal/api-client/contract/pet'
import { searchTerm } from '@portal/domain'
import type { BreedOption } from '@portal/domain'
import { isBreedNamed } from '@portal/domain/breed-search'
import { petTypeOf } from '@portal/domain/patient-card'
import type { PatientCard } from '@portal/domain/patient-card'

/** The card's pet type and breed as the server's lists have them; undefined where they have none of that name. */
export interface Listed {
  readonly type: string | undefined
  readonly breed: BreedOption | undefined
}

/** Looks the card's animal up; the type that stands in the form counts where the card names none. */
export async function listedOf(card: PatientCard, typeInForm: string, api: ApiClient): Promise<Listed> {
  const { 'pet.type': species, 'pet.breed': breed } = card
  const type = species ? await listedType(species, api) : typeInForm || undefined
  return { type, breed: breed && type ? await listedBreed(type, breed, api) : undefined }
}

async function listedType(species: string, api: ApiClient): Promise<string | undefined> {
  const { data } = await api.call(listPetTypes, {})
  return petTypeOf(
    species,
    data.map(({ pet_type: type }) => type),
  )
}

/** The first page is enough: the best come first. */
async function listedBreed(type: string, breed: string, api: ApiClient): Promise<BreedOption | undefined> {
  const { data } = await api.call(listPetBreeds, { query: { pet_type: type, search: searchTerm(breed), page: 1 } })
  return data.find(({ name }) => isBreedNamed(name, breed))
}
