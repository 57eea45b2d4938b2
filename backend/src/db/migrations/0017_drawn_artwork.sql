-- The server draws the artwork: beside its PNG a smaller picture for the screen, and two files for the workshop.
-- Versions from before have the PNG that a page drew, and keep it.
alter table engraving_versions
  add column screen_key text,
  add column screen_sha256 text,
  add column svg_key text,
  add column pdf_key text;

-- How the owner told staff, where staff approved for them.
alter table engravings add column approved_way text;
