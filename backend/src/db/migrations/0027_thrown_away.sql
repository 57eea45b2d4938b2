-- A booking that its practice threw away keeps its row, and leaves what lists find bookings by.
alter table bookings add column thrown_away_at timestamptz(3);

create function unlist_thrown_away() returns trigger language plpgsql as $$
begin
  delete from booking_list where practice_id = new.practice_id and order_id = new.order_id;
  return null;
end $$;

-- Written once more as it is, `list_booking` lists it again.
create function list_brought_back() returns trigger language plpgsql as $$
begin
  update bookings set stage = stage where practice_id = new.practice_id and id = new.id;
  return null;
end $$;

-- Triggers run by name: this one comes after `list_booking`, whatever that has just listed.
create trigger list_booking_unless_thrown_away after insert or update on bookings
  for each row when (new.thrown_away_at is not null) execute function unlist_thrown_away();
create trigger list_brought_back after update of thrown_away_at on bookings
  for each row when (old.thrown_away_at is not null and new.thrown_away_at is null)
  execute function list_brought_back();
