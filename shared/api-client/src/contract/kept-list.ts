import { ServerLineSchema, id, requiredText, v, wireText } from '@portal/domain'
import { KEPT_LIST_NAME } from '@portal/domain/kept-list'
import { endpoint } from './endpoint'
import { AgainLineSchema, IdParams, Nothing } from './shared-schemas'

const name = requiredText(KEPT_LIST_NAME)

const KeptListSchema = v.object({
  id,
  name: wireText,
  kept_at: wireText,
  items: v.array(v.object({ name: wireText, quantity: v.number() })),
  /** Goes into `If-Match` of an update. */
  version: v.number(),
})

export const listKeptLists = endpoint('listKeptLists', {
  method: 'GET',
  path: 'portal/kept_lists',
  summary: 'The lists of items that the practice keeps, by their names',
  access: 'staff',
  response: v.array(KeptListSchema),
})

/** Writes nothing: the lines are sent with a new order, where the server looks at them again [OPEN-186, OPEN-224]. */
export const getKeptList = endpoint('getKeptList', {
  method: 'GET',
  path: 'portal/kept_lists/{id}',
  summary: 'A kept list with its items as they were kept, and what of them can be ordered today',
  access: 'staff',
  params: IdParams,
  response: v.object({
    ...KeptListSchema.entries,
    lines: v.array(ServerLineSchema),
    again: v.array(AgainLineSchema),
  }),
})

/** The items are the order's as the server has it: no product, price or word comes from the page [OPEN-224]. */
export const keepList = endpoint('keepList', {
  method: 'POST',
  path: 'portal/kept_lists',
  summary: 'Keep the items of a vet supply order under a name',
  access: 'staff',
  body: v.object({ booking_id: id, name }),
  response: KeptListSchema,
  status: 201,
  namesInBody: true,
  idempotent: true,
  conflicts: true,
})

export const renameKeptList = endpoint('renameKeptList', {
  method: 'PUT',
  path: 'portal/kept_lists/{id}',
  summary: 'Give a kept list another name',
  access: 'staff',
  params: IdParams,
  body: v.object({ name }),
  response: KeptListSchema,
  idempotent: true,
  conflicts: true,
  versioned: true,
})

export const deleteKeptList = endpoint('deleteKeptList', {
  method: 'DELETE',
  path: 'portal/kept_lists/{id}',
  summary: 'Delete a kept list',
  access: 'staff',
  params: IdParams,
  response: Nothing,
  status: 204,
  idempotent: true,
  conflicts: true,
  versioned: true,
})
