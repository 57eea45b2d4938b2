-- Tenancy: rows of a practice have the primary key (practice_id, id); every index starts with the tenant.

-- Fees are in one column by their key, so that a new fee needs no migration.
create table practices (
  id text primary key,
  name text not null,
  brand text not null,
  relationship text not null,
  has_portal_access text not null,
  pricing text not null,
  default_collection_location text not null,
  provides_client_details int not null,
  -- Owners check the words on urns and keepsakes.
  owner_checks_words int not null default 0,
  temporary_opportunity_id text not null,
  office jsonb not null,
  email text not null,
  phone text not null,
  representative_id text,
  fees jsonb not null default '{}',
  version int not null default 1
);

create table contacts (
  practice_id text not null references practices (id),
  id text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  cognito_username text,
  portal_access text,
  active boolean not null,
  -- Creator of the identity account. The portal switches on and off only its own accounts: an address alone must never
  -- give a practice power over another person's account.
  account text not null default 'none' check (account in ('none', 'provider', 'portal')),
  -- Tokens issued before stay refused, also after the member is active again.
  signed_out_at timestamptz(3),
  seq int generated always as identity,
  version int not null default 1,
  primary key (practice_id, id)
);
-- Sign-in finds the practice by the username: the one lookup that cannot start with the tenant.
create unique index contacts_by_username on contacts (lower(cognito_username));

create table service_types (
  practice_id text not null references practices (id),
  id text not null,
  name text not null,
  seq int not null,
  primary key (practice_id, id)
);

create table invoices (
  practice_id text not null references practices (id),
  id text not null,
  number text not null,
  date timestamptz(3) not null,
  type text not null,
  status text not null,
  total numeric(12, 2) not null,
  -- Due date and open amount, where the accounting system gives them [OPEN-265].
  due_date timestamptz(3),
  amount_due numeric(12, 2),
  pdf_path text not null,
  primary key (practice_id, id)
);
create index invoices_by_date on invoices (practice_id, date);

create table invoice_lines (
  practice_id text not null,
  invoice_id text not null,
  seq int not null,
  description text not null,
  quantity int not null,
  unit_price numeric(10, 2) not null,
  primary key (practice_id, invoice_id, seq),
  foreign key (practice_id, invoice_id) references invoices (practice_id, id)
);

-- Row-level security, behind the conditions of each statement: the role `portal_practice` sees and writes only rows of
-- the practice that the transaction names. The owner of the tables is the portal itself, and no policy binds it. The
-- class of each table, and tables without a policy: docs/decisions/0048.
alter table practices enable row level security;
create policy own_practice on practices using (id = current_setting('portal.practice', true));
alter table contacts enable row level security;
create policy own_practice on contacts using (practice_id = current_setting('portal.practice', true));
alter table service_types enable row level security;
create policy own_practice on service_types using (practice_id = current_setting('portal.practice', true));
alter table invoices enable row level security;
create policy own_practice on invoices using (practice_id = current_setting('portal.practice', true));
alter table invoice_lines enable row level security;
create policy own_practice on invoice_lines using (practice_id = current_setting('portal.practice', true));
