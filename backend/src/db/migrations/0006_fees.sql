-- All fees in one column, by their key: a new fee needs no migration.
alter table practices add column fees jsonb not null default '{}';
alter table zones add column fees jsonb not null default '{}';
alter table bookings add column fees jsonb not null default '{}';
update practices set fees = jsonb_build_object('collection', collection_fee, 'return', return_fee);
update zones set fees = jsonb_build_object('collection', collection_fee, 'return', return_fee);
update bookings set fees = jsonb_build_object('collection', collection_fee, 'return', return_fee);
alter table practices drop column collection_fee, drop column return_fee;
alter table zones drop column collection_fee, drop column return_fee;
alter table bookings drop column collection_fee, drop column return_fee;
