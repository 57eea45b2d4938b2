-- Urns always hold ashes; of other products the catalogue says so, and what includes the return charge brings ashes
-- back. Lists for a service that returns none leave these out.
alter table products add column holds_ashes boolean generated always as (
  category in ('urns', 'metalUrns', 'ceramicUrns')
  or coalesce((details->>'holdsAshes')::boolean, false)
  or coalesce((details->>'includesReturnCharge')::boolean, false)
) stored;
