-- A plaque inside a package is a line of its own [OPEN-157]: what was ordered before gets it with its words, while
-- there is something to be made yet, and asks for the rest of its artwork.
insert into booking_lines (
  practice_id, booking_id, id, seq, product_id, name, quantity, list_price, base_rate, engraving_text, parent_product_id
)
select l.practice_id, l.booking_id, gen_random_uuid()::text,
  (select max(seq) from booking_lines m where m.practice_id = l.practice_id and m.booking_id = l.booking_id)
    + (row_number() over (partition by l.practice_id, l.booking_id order by l.seq, held.at))::int,
  held.content->>'id', held.content->>'name', 1, 0, 0, coalesce(held.content->>'engravingText', ''), l.id
from booking_lines l
join bookings b on b.practice_id = l.practice_id and b.id = l.booking_id
cross join lateral jsonb_array_elements(l.children) with ordinality as held(content, at)
where not l.deleted and l.parent_product_id is null and not b.ok_cremate and b.stage not ilike '%cancel%'
  and held.content->>'id' = held.content->>'baseId' and held.content->>'parentId' = l.product_id
  and exists (select from plaque_config p where p.sugar_id = held.content->>'id')
  and not exists (
    select from booking_lines c where c.practice_id = l.practice_id and c.booking_id = l.booking_id
      and c.parent_product_id = l.id and c.product_id = held.content->>'id'
  );
