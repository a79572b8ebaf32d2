import { expect, test } from '@jest/globals';
import { Registry } from 'prom-client';
import { type Sample, toldCounter, toldGauge } from './told-metric';

test('a metric has the values of the moment, and none where there is nothing to tell', async () => {
  const registry = new Registry();
  let letters: Sample[] = [];
  let since: Sample[] = [];
  toldCounter(registry, { name: 'letters_total', help: 'Letters.', labels: ['channel'], samples: () => letters });
  toldGauge(registry, { name: 'since', help: 'Since.', samples: () => since });
  const lines = async () => (await registry.metrics()).split('\n').filter((line) => line && !line.startsWith('#'));

  expect(await lines()).toEqual([]);
  letters = [
    [{ channel: 'sms' }, 2],
    [{ channel: 'a "b"\\\n' }, 0],
  ];
  since = [[{}, 17]];
  const told = ['letters_total{channel="sms"} 2', 'letters_total{channel="a \\"b\\"\\\\\\n"} 0', 'since 17'];
  expect(await lines()).toEqual(told);
  expect(await lines()).toEqual(told);
  letters = [];
  since = [];
  expect(await lines()).toEqual([]);
});
