import type { BootDocument, BootRemote, TenantBrand } from '@portal/shared/boot-document';
import { bootElementId } from '@portal/shared/boot-document';
import { defaultThemeColor, rootStyle } from '@portal/shared/ui/theme';
import remotes from 'bench-remotes';
import 'bench-base-style';

type Brand = Omit<TenantBrand, 'code' | 'themeColor' | 'favicon'>;

/** Single-page applications do this first: they ask for the facts that our gateway writes into the document. */
export async function askTenant(): Promise<void> {
  const address = `/api/web/portal/api/cust/multiTenant/findMultiTenantInfo?url=${location.host}`;
  const { body } = (await (await fetch(address, { method: 'POST' })).json()) as { body: Brand };
  const boot: BootDocument = {
    audience: 'customers',
    home: '/index/index',
    tenant: { ...body, code: location.hostname, themeColor: defaultThemeColor, favicon: '' },
    host: { package: 'host', version: '1.0.0', build: 'bench', hashes: null },
    remotes: remotes as BootRemote[],
    integrity: {},
    demo: true,
    standalone: null,
    override: null,
  };
  const style = document.createElement('style');
  style.textContent = rootStyle({ themeColor: defaultThemeColor });
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = bootElementId;
  element.textContent = JSON.stringify(boot);
  document.head.append(style, element);
}
