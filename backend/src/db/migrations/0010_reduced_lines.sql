-- What a line costs on the list while its product is reduced; null when it is not.
alter table booking_lines add column discount_price numeric(10, 2);
