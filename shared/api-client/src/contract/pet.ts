import { BreedOptionSchema, PetTypeOptionSchema, v } from '@portal/domain'
import { endpoint } from './endpoint'
import { page, pageOf, term } from './shared-schemas'

export const listPetTypes = endpoint('listPetTypes', {
  method: 'GET',
  path: 'portal/pet_types',
  summary: 'Types of pets',
  access: 'staff',
  response: v.object({ data: v.array(PetTypeOptionSchema) }),
})

export const listPetBreeds = endpoint('listPetBreeds', {
  method: 'GET',
  path: 'portal/pet_breeds',
  summary: 'Breeds of a pet type, searched by name',
  access: 'staff',
  query: v.object({ pet_type: term, search: term, page }),
  response: pageOf(BreedOptionSchema),
})
