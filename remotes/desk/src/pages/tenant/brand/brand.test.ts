import { expect, test } from '@jest/globals';
import { sampleTenant } from '../../../testing/sample-tenant';
import { brandChanges, brandValues, shownBrand } from './brand';

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

test('the preview shows what is chosen before it is saved', () => {
  const next = { ...values, backgroundTitle: '新的标题', favicon: picture };
  expect(shownBrand(tenant, next)).toMatchObject({
    backgroundTitle: '新的标题',
    companyLogo: '/brand/logo.svg',
    favicon: 'data:image/png;base64,AAAA',
    platformName: '金桥供应链',
  });
  expect(shownBrand(tenant, { ...values, companyLogo: null }).companyLogo).toBe('');
});
