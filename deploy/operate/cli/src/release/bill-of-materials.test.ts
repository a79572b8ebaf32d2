import { expect, test } from '@jest/globals';
import { ofRelease } from './bill-of-materials';

const bill = {
  serialNumber: 'urn:uuid:random',
  metadata: { timestamp: 'now' },
  components: [
    { group: '@portal', name: 'shared', version: '1.1.0' },
    { name: 'react', version: '19.0.0' },
    { name: 'webpack', version: '5.0.0', scope: 'excluded', properties: [] },
    { group: '@types', name: 'react', version: '19.0.0', scope: 'excluded' },
    { name: 'react', version: '16.0.0' },
  ],
};
const shipped = [
  { name: 'react', version: '19.0.0' },
  { name: 'webpack', version: '5.0.0' },
];

test('what is shipped is required, by name and version, and all else is excluded', () => {
  const { components } = ofRelease(bill, shipped, { time: 0 });
  expect(components.map(({ scope }) => scope)).toEqual(['required', 'required', 'required', 'excluded', 'excluded']);
});

test('nothing in it changes from run to run', () => {
  expect(ofRelease(bill, shipped, { time: 60 })).toEqual(
    ofRelease({ ...bill, serialNumber: 'urn:uuid:another', metadata: { timestamp: 'later' } }, shipped, { time: 60 }),
  );
});
