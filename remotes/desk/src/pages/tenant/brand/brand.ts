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
    const text = (values[name] ?? '').trim();
    return text === tenant[name] ? [] : [[name, text] as const];
  });
  const pictures = pictureNames.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]] as const]));
  return {
    ...Object.fromEntries(texts),
    ...(pictures.length > 0 ? { pictures: Object.fromEntries(pictures) } : {}),
  };
}

/** A brand that nobody has saved yet, as the gateway draws pages with it. */
export interface DraftBrand {
  readonly brand: Texts & Record<PictureName, string>;
  /** The pictures that are not stored yet, by the address that stands for each in the drawn page. */
  readonly chosen: ReadonlyMap<string, string>;
}

export function draftBrand(tenant: TenantFacts, values: BrandValues): DraftBrand {
  const chosen = new Map<string, string>();
  const addressOf = (name: PictureName): string => {
    const shown = pictureAddress(values[name], tenant[name]);
    if (!values[name]) return shown;
    const address = `/brand/chosen${name.toLowerCase()}.img`;
    chosen.set(address, shown);
    return address;
  };
  const pictures = Object.fromEntries(pictureNames.map((name) => [name, addressOf(name)]));
  const texts = Object.fromEntries(brandFactNames.map((name) => [name, (values[name] ?? '').trim()]));
  return { brand: { ...(texts as Texts), ...(pictures as Record<PictureName, string>) }, chosen };
}
