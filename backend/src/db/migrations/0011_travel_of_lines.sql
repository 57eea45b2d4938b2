-- What an item means for the travel: the return is in its price, the pet is collected for it.
alter table booking_lines add column includes_return_charge boolean not null default false,
  add column requires_collection boolean not null default false;
update booking_lines l
set includes_return_charge = coalesce((p.details->>'includesReturnCharge')::boolean, false),
  requires_collection = coalesce((p.details->>'requiresCollection')::boolean, false)
from products p where p.id = l.product_id;
