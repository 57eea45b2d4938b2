-- What was answered to the warnings about a booking, by the key of each [OPEN-120].
alter table bookings add column warning_answers jsonb not null default '{}';
