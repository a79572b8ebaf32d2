import type { CatalogTenant } from '@portal/releases';
import type { TenantBrand } from '@portal/shared/boot-document';
import { filingLinks } from '@portal/shared/filing-links';
import { headlineBreaks } from '@portal/shared/headline-words';
import { headlineOf, pickFacts, publicFactNames } from '@portal/shared/tenant-facts';
import { defaultThemeColor, isHexColor } from '@portal/shared/ui/theme';

const ownFile = /^\/brand\/[a-z0-9]+\.[a-z0-9]+$/;

/** Pictures are files that the gateway serves itself; a page takes nothing from elsewhere. */
function pictureOf(address: string): string {
  return ownFile.test(address) ? address : '';
}

/** Only web addresses count, because a link in the header leads there. */
function webAddressOf(address: string | null): string | null {
  if (!address || !URL.canParse(address)) return null;
  return /^https?:$/.test(new URL(address).protocol) ? address : null;
}

/** A tenant's brand as pages may use it. Values that are not a valid colour, picture or address are left out. */
export function brandOf(tenant: CatalogTenant): TenantBrand {
  const { platformName, backgroundContent, themeColor } = tenant;
  const backgroundTitle = headlineOf(tenant);
  return {
    ...pickFacts(tenant, publicFactNames),
    code: tenant.code,
    platformNameBreaks: headlineBreaks(platformName),
    backgroundTitle,
    themeColor: isHexColor(themeColor) ? themeColor : defaultThemeColor,
    companyLogo: pictureOf(tenant.companyLogo),
    favicon: pictureOf(tenant.favicon),
    backgroundImg: pictureOf(tenant.backgroundImg),
    backgroundTitleBreaks: headlineBreaks(backgroundTitle),
    backgroundContentBreaks: headlineBreaks(backgroundContent),
    mainSystem: webAddressOf(tenant.mainSystem),
    filings: filingLinks(tenant),
  };
}
