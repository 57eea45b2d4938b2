-- Pet, owner and collection stand whole in the details, as the rules take them: so far the names and the phone
-- stood in columns alone, which now follow from the details.
update bookings as b set details = b.details || jsonb_build_object(
  'pet', case jsonb_typeof(b.details -> 'pet') when 'object' then b.details -> 'pet' || jsonb_build_object(
    'id', left('pet-' || b.id, 64),
    'firstName', b.pet_first_name,
    'lastName', b.pet_last_name,
    'serviceType', b.service_type
  ) end,
  'owner', case jsonb_typeof(b.details -> 'owner') when 'object' then b.details -> 'owner' || jsonb_build_object(
    'id', left('owner-' || b.id, 64),
    'firstName', b.owner_first_name,
    'lastName', b.owner_last_name,
    -- As people type it; the column keeps the +61 form.
    'phoneNumber', regexp_replace(b.owner_phone, '^\+61', '0')
  ) end,
  'collection', case jsonb_typeof(b.details -> 'collection') when 'object' then jsonb_build_object(
    'collectionAddressOption', b.details #> '{collection,option}',
    'collectionAddress', b.details #> '{collection,address}',
    'collectionProducts', (
      select jsonb_build_object('id', l.product_id, 'name', l.name, 'quantity', 1, 'isHomeCollection', true, 'price', null)
      from booking_lines as l
      where l.practice_id = b.practice_id and l.booking_id = b.id and l.home_collection and not l.deleted
      order by l.seq limit 1
    )
  ) end
);
