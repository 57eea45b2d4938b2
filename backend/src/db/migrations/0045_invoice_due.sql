-- When an invoice is due and what of it is still open, where the accounts tell it [OPEN-265].
alter table invoices add column due_date timestamptz(3);
alter table invoices add column amount_due numeric(12, 2);
