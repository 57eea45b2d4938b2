-- Nothing is planned by statistics of the keys of 0058.
alter index bookings_by_pet_names alter column 1 set statistics 0;

-- What products are found by: how each word of theirs begins, with the words that follow it, and where it stands:
-- 0 name, 1 part number, 2 category, choices and contents, 3 description. Kept by the database itself.
create table product_words (
  product_id text not null references products (id) on delete cascade,
  place smallint not null,
  start text collate "C" not null,
  primary key (start, product_id, place)
);
create index product_words_of_product on product_words (product_id);

-- As `wordStarts` of the domain; longer than any word that is looked for they need not be.
create function search_starts(value text) returns setof text language sql immutable parallel safe as $$
  select left(array_to_string(words[at:], ''), 40)
    from (select string_to_array(search_words(value), ' ') as words) split, generate_subscripts(words, 1) at
$$;

create function find_products_by(ids text[]) returns void language sql as $$
  delete from product_words where product_id = any(ids);
  insert into product_words
    select t.product_id, min(t.place), start from (
      select id as product_id, 0 as place, name as value from products where id = any(ids)
      union all select id, 1, details->>'partNumber' from products where id = any(ids)
      union all select id, 2, regexp_replace(category, '([A-Z])', ' \1', 'g') from products where id = any(ids)
      union all select base_id, 2, group_name || ', ' || name from product_options
        where base_id = any(ids) and not coalesce((details->>'hideInPortalModal')::boolean, false)
      union all select package_id, 2, name || ', ' || description from package_items where package_id = any(ids)
      union all select id, 3, details->>'description' from products where id = any(ids)
    ) t, search_starts(t.value) start
    where start <> '' group by t.product_id, start
    on conflict do nothing
$$;

create function list_product_words() returns trigger language plpgsql as $$
begin
  perform find_products_by(array(select id from changed));
  return null;
end $$;
create function list_option_words() returns trigger language plpgsql as $$
begin
  perform find_products_by(array(select distinct base_id from changed));
  return null;
end $$;
create function list_content_words() returns trigger language plpgsql as $$
begin
  perform find_products_by(array(select distinct package_id from changed));
  return null;
end $$;

create trigger product_words_of_new after insert on products
  referencing new table as changed for each statement execute function list_product_words();
create trigger product_words_of_changed after update on products
  referencing new table as changed for each statement execute function list_product_words();
create trigger product_words_of_new after insert on product_options
  referencing new table as changed for each statement execute function list_option_words();
create trigger product_words_of_changed after update on product_options
  referencing new table as changed for each statement execute function list_option_words();
create trigger product_words_of_gone after delete on product_options
  referencing old table as changed for each statement execute function list_option_words();
create trigger product_words_of_new after insert on package_items
  referencing new table as changed for each statement execute function list_content_words();
create trigger product_words_of_changed after update on package_items
  referencing new table as changed for each statement execute function list_content_words();
create trigger product_words_of_gone after delete on package_items
  referencing old table as changed for each statement execute function list_content_words();

select find_products_by(array(select id from products));
