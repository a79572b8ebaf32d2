import { expect, test } from '@jest/globals';
import { LetterUndelivered } from './messenger';
import { TransportHealth } from './transport-health';

const letter = { tenant: 't', channel: 'sms', purpose: 'login', code: '1', text: '1' } as const;

async function afterFailures(failure: Error): Promise<boolean> {
  const transport = { deliver: () => Promise.reject(failure) };
  const health = new TransportHealth(transport, { clock: () => 0, codeLife: 300_000, takeBack: async () => undefined });
  for (const recipient of ['13800000001', '13800000002', '13800000003'])
    await expect(health.deliver({ ...letter, recipient })).rejects.toBe(failure);
  return health.fails('sms');
}

test('numbers that a provider refuses for their own sake stop nobody else, however many there are', async () => {
  expect(await afterFailures(new LetterUndelivered('the limit of the number'))).toBe(false);
  expect(await afterFailures(new Error('not taken'))).toBe(true);
});
