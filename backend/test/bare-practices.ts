/** SQL that adds practices with an id only, for specs that insert thousands of rows. */
export const barePractices = (...ids: readonly string[]) => `
  insert into practices (id, name, brand, relationship, has_portal_access, pricing, default_collection_location,
      provides_client_details, temporary_opportunity_id, office, email, phone)
    select p, p, '', 'vet_direct', '', '', '', 0, '', '{}', '', '' from unnest(array['${ids.join("', '")}']) p;`
