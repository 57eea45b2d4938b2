-- A page of the list is read in its order, instead of sorting all that is offered.
create index products_in_order on products (order_by, name, id) where not withdrawn;
