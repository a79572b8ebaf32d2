import { expect, test } from '@jest/globals';
import { sampleTenant } from '../../../testing/sample-tenant';
import { factsChanges, factsValues, lostHosts } from './facts-changes';

const tenant = sampleTenant({ hostNames: ['a.example.com', 'b.example.com'], mainSystem: 'https://main.example.com' });
const values = factsValues(tenant);

test('nothing typed changes nothing, in whatever order host names stand', () => {
  expect(factsChanges(tenant, { ...values, hostNames: 'b.example.com，A.example.com' })).toEqual({});
});

test('only what was typed is sent, and an emptied main system is none', () => {
  expect(factsChanges(tenant, { ...values, hotline: ' 400-1 ', mainSystem: ' ' })).toEqual({
    hotline: '400-1',
    mainSystem: null,
  });
});

test('host names are a list; those left out are lost', () => {
  const typed = { ...values, hostNames: 'b.example.com\nc.example.com\n\nc.example.com' };
  expect(factsChanges(tenant, typed)).toEqual({ hostNames: ['b.example.com', 'c.example.com'] });
  expect(lostHosts(tenant, typed)).toEqual(['a.example.com']);
});
