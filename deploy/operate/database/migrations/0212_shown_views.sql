-- The number of readers that pages show. It moves every ten minutes, for all gateways at once, so that the page that one has drawn is the page that the other knows. Null: nobody has read the article since it was counted so.
alter table platform.article add column shown_views integer;
alter table platform.article add column shown_at timestamptz;
