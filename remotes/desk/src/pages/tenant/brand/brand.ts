import { brandFactNames, pickFacts } from '@portal/shared/tenant-facts';
import type { TenantFacts } from '../tenant';
import { type PictureChange, pictureAddress } from './picture';

export const pictureLabels = { companyLogo: '标志', favicon: '浏览器图标', backgroundImg: '登录页背景图' } as const;

export type PictureName = keyof typeof pictureLabels;

export const pictureNames = Object.keys(pictureLabels) as PictureName[];

type Texts = Record<(typeof brandFactNames)[number], string>;

export type BrandValues = Texts & Partial<Record<PictureName, PictureChange>>;

export const brandValues = (tenant: TenantFacts): BrandValues => pickFacts(tenant, brandFactNames);

/** The changed parts only, as the gateway takes them. */
export function brandChanges(tenant: TenantFacts, values: BrandValues): Record<string, unknown> {
  const texts = brandFactNames.flatMap((name) => {
    const text = values[name].trim();
    return text === tenant[name] ? [] : [[name, text] as const];
  });
  const pictures = pictureNames.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]] as const]));
  return {
    ...Object.fromEntries(texts),
    ...(pictures.length > 0 ? { pictures: Object.fromEntries(pictures) } : {}),
  };
}

/** The brand as customers would see it, for the preview. */
export type ShownBrand = Texts & Record<PictureName, string> & Pick<TenantFacts, 'platformName' | 'filingsContent'>;

export function shownBrand(tenant: TenantFacts, values: BrandValues): ShownBrand {
  const { platformName, filingsContent } = tenant;
  const pictures = Object.fromEntries(pictureNames.map((name) => [name, pictureAddress(values[name], tenant[name])]));
  return {
    ...{ platformName, filingsContent, ...pickFacts({ ...tenant, ...values }, brandFactNames) },
    ...(pictures as Record<PictureName, string>),
  };
}
