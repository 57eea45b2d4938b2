import type { ApiClient } from '@portal/api-client'
import { listPetBreeds, listPetTypes } from '@portal/api-client/contract/pet'
import { searchTerm } from '@portal/domain'
import type { BreedOption } from '@portal/domain'
import { isBreedNamed } from '@portal/domain-bundled/breed-search'
import { petTypeOf } from '@portal/domain-bundled/patient-card'
import type { PatientCard } from '@portal/domain-bundled/patient-card'

/** The record's pet type and breed as in the server's lists; undefined when not listed. */
export interface ListedAnimal {
  readonly type: string | undefined
  readonly breed: BreedOption | undefined
}

/** Looks up the record's pet type and breed; the type in the form is used when the record has none. */
export async function findListedAnimal(card: PatientCard, typeInForm: string, api: ApiClient): Promise<ListedAnimal> {
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

/** The first page is enough, since the best matches come first. */
async function listedBreed(type: string, breed: string, api: ApiClient): Promise<BreedOption | undefined> {
  const { data } = await api.call(listPetBreeds, { query: { pet_type: type, search: searchTerm(breed), page: 1 } })
  return data.find(({ name }) => isBreedNamed(name, breed))
}
