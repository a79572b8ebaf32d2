import { expect, test } from '@jest/globals';
import { sampleTenant } from '../../../testing/sample-tenant';
import { brandChanges, brandValues, draftBrand } from './brand';

const tenant = sampleTenant();
const values = brandValues(tenant);
const picture = { type: 'image/png', base64: 'AAAA' };

test('nothing changed is nothing to send', () => {
  expect(brandChanges(tenant, values)).toEqual({});
});

test('only what changed is sent; a picture can be new or taken away', () => {
  const next = { ...values, themeColor: '#0B6E4F', companyLogo: picture, backgroundImg: null };
  expect(brandChanges(tenant, next)).toEqual({
    themeColor: '#0B6E4F',
    pictures: { companyLogo: picture, backgroundImg: null },
  });
});

test('the preview is drawn with what is typed, and a chosen picture has an address of its own', () => {
  const { brand, chosen } = draftBrand(tenant, { ...values, backgroundTitle: ' 新的标题 ', favicon: picture });
  expect(brand).toMatchObject({ backgroundTitle: '新的标题', companyLogo: '/brand/logo.svg' });
  expect(chosen.get(brand.favicon)).toBe('data:image/png;base64,AAAA');
  expect(draftBrand(tenant, { ...values, companyLogo: null }).brand.companyLogo).toBe('');
});
