-- Who made a contact's identity account. The portal switches on and off only what it made itself: an address
-- alone must never give a practice power over somebody's account.
alter table contacts add column account text not null default 'none'
  check (account in ('none', 'provider', 'portal'));
-- Active members do sign in, with accounts that came with them; of inactive ones none is known.
update contacts set account = 'provider' where cognito_username is not null and active;
-- Deactivating ends sessions for good: tokens from before do not come back to life with the member.
alter table contacts add column signed_out_at timestamptz(3);
