-- Gateways keep pages that show these rows. They hear of each change with the tenant's code, or '' if it concerns all tenants. PostgreSQL sends equal notifications of one transaction once.
create function public.announce_content() returns trigger language plpgsql as $$
declare
  -- Each reading adds to `views`: a kept page may show a number that is a minute old.
  was jsonb := to_jsonb(old) - 'views';
  becomes jsonb := to_jsonb(new) - 'views';
begin
  if was is distinct from becomes then
    perform pg_notify('content', coalesce(version ->> tg_argv[0], ''))
      from unnest(array[was, becomes]) as version where version is not null;
  end if;
  return null;
end
$$;

-- The argument names the column with the tenant's code. Products are the same for all tenants.
create trigger article_announced after insert or update or delete on platform.article
  for each row execute function public.announce_content('tenant');
create trigger site_content_announced after insert or update or delete on platform.site_content
  for each row execute function public.announce_content('tenant');
create trigger product_announced after insert or update or delete on platform.product
  for each row execute function public.announce_content('');
create trigger tenant_announced after insert or update or delete on public.tenant
  for each row execute function public.announce_content('code');
