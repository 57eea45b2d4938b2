import { ServerLineSchema, id, requiredText, v, wireText } from '@portal/domain'
import { SAVED_LIST_NAME } from '@portal/domain-bundled/saved-list'
import { endpoint } from './endpoint'
import { AgainLineSchema, IdParams, Nothing } from './shared-schemas'

const name = requiredText(SAVED_LIST_NAME)

const SavedListSchema = v.object({
  id,
  name: wireText,
  saved_at: wireText,
  items: v.array(v.object({ name: wireText, quantity: v.number() })),
  /** Sent in `If-Match` with an update. */
  version: v.number(),
})

export const listSavedLists = endpoint('listSavedLists', {
  method: 'GET',
  path: 'portal/saved_lists',
  summary: 'The saved lists of the practice, by name',
  access: 'staff',
  response: v.array(SavedListSchema),
})

/** Writes nothing. The page sends the lines with a new order, and the server checks them again [OPEN-186, OPEN-224]. */
export const getSavedList = endpoint('getSavedList', {
  method: 'GET',
  path: 'portal/saved_lists/{id}',
  summary: 'A saved list, its items as they were saved, and what changed for an order today',
  access: 'staff',
  params: IdParams,
  response: v.object({
    ...SavedListSchema.entries,
    lines: v.array(ServerLineSchema),
    again: v.array(AgainLineSchema),
  }),
})

/** The server copies the items of the stored order; the page sends no product, price or text [OPEN-224]. */
export const saveList = endpoint('saveList', {
  method: 'POST',
  path: 'portal/saved_lists',
  summary: 'Save the items of a vet supply order as a list',
  access: 'staff',
  body: v.object({ booking_id: id, name }),
  response: SavedListSchema,
  status: 201,
  namesInBody: true,
  idempotent: true,
  conflicts: true,
})

export const renameSavedList = endpoint('renameSavedList', {
  method: 'PUT',
  path: 'portal/saved_lists/{id}',
  summary: 'Rename a saved list',
  access: 'staff',
  params: IdParams,
  body: v.object({ name }),
  response: SavedListSchema,
  idempotent: true,
  conflicts: true,
  versioned: true,
})

export const deleteSavedList = endpoint('deleteSavedList', {
  method: 'DELETE',
  path: 'portal/saved_lists/{id}',
  summary: 'Delete a saved list',
  access: 'staff',
  params: IdParams,
  response: Nothing,
  status: 204,
  idempotent: true,
  conflicts: true,
  versioned: true,
})
