import { describe, expect, test } from '@jest/globals';
import { canarySummary, judgeCanary } from './canary-verdict';
import { timeClassOf } from './load-times';
import type { AddressGroup, VisitorSample } from './visitor-sample';

type Told = Partial<AddressGroup> & { ms?: number };

/** This many visitors, each with an address of its own. */
function visitors(addresses: number, { ms, ...told }: Told = {}): AddressGroup {
  const times = ms === undefined ? [] : [timeClassOf(ms)];
  return { addresses, visitors: 1, failed: 0, fellBack: 0, unloaded: 0, crashed: 0, times, ...told };
}

const good = (addresses: number, ms = 300) => visitors(addresses, { ms });
const failing = (addresses: number) => visitors(addresses, { failed: 1, unloaded: 1 });
const crashing = (addresses: number) => visitors(addresses, { crashed: 1, ms: 300 });

/** One address that has invented this many visitors. */
function liar(count: number, told: 'good' | 'failed' | 'crashed' | 'slow'): AddressGroup {
  const all = { addresses: 1, visitors: count, failed: 0, fellBack: 0, unloaded: 0, crashed: 0, times: [] };
  if (told === 'failed') return { ...all, failed: count, unloaded: count };
  const times = Array.from({ length: count }, () => timeClassOf(told === 'slow' ? 500_000 : 300));
  return { ...all, times, crashed: told === 'crashed' ? count : 0 };
}

const verdictOn = (canary: VisitorSample, stable: VisitorSample) => {
  const verdict = judgeCanary(canary, stable);
  return verdict.ok ? 'ok' : verdict.reason;
};

describe('errors', () => {
  test.each([
    ['as good as the stable one', [good(100), failing(1)], [good(1000), failing(10)], 'ok'],
    ['a fifth of its visitors does not get it', [good(80), failing(20)], [good(1000)], 'error-rate'],
    ['no more often than the stable one, on a bad day', [good(80), failing(20)], [good(800), failing(200)], 'ok'],
    ['too few visitors to tell', [good(10), failing(9)], [good(1000)], 'ok'],
    ['nobody loads the stable one', [good(80), failing(20)], [], 'error-rate'],
  ])('%s', (_what, canary, stable, verdict) => {
    expect(verdictOn(canary, stable)).toBe(verdict);
  });
});

describe('time', () => {
  test.each([
    ['much slower', [good(100, 5_000)], [good(1000, 300)], 'load-time'],
    ['slower, but fast enough for anybody', [good(100, 1_500)], [good(1000, 100)], 'ok'],
    ['slow like the stable one', [good(100, 5_000)], [good(1000, 5_000)], 'ok'],
  ])('%s', (_what, canary, stable, verdict) => {
    expect(verdictOn(canary, stable)).toBe(verdict);
  });
});

describe('crashes', () => {
  test.each([
    ['twenty visitors', [crashing(20)], [good(200)], 'crashes'],
    ['twenty among many whom it serves well', [crashing(20), good(1_000)], [good(5_000)], 'crashes'],
    ['nineteen are too few to tell', [crashing(19)], [good(200)], 'ok'],
    ['nobody has the stable one', [crashing(20)], [], 'crashes'],
    ['a noise that both releases have', [crashing(30), good(970)], [crashing(150), good(4_850)], 'ok'],
    [
      'a noise that chance gave the canary a little more of',
      [crashing(28), good(972)],
      [crashing(20), good(980)],
      'ok',
    ],
    ['a noise in both, and faults of its own', [crashing(80), good(920)], [crashing(30), good(970)], 'crashes'],
  ])('%s', (_what, canary, stable, verdict) => {
    expect(verdictOn(canary, stable)).toBe(verdict);
  });

  test('from a few large offices count with five visitors each until others tell the same', () => {
    const offices = (addresses: number) => visitors(addresses, { visitors: 10, crashed: 10 });
    expect(verdictOn([offices(3)], [good(200)])).toBe('ok');
    expect(verdictOn([offices(4)], [good(200)])).toBe('crashes');
  });
});

describe('one address that makes visitors up', () => {
  const honest = [good(100)];
  const broken = [crashing(25)];

  test.each(['failed', 'crashed', 'slow'] as const)('cannot end a canary: %s', (told) => {
    for (const count of [25, 200, 100_000])
      for (const others of [[], [good(15)], honest, [good(97), failing(1), crashing(2)]])
        for (const stable of [[], [good(1_000)]]) expect(verdictOn([...others, liar(count, told)], stable)).toBe('ok');
  });

  test.each(['failed', 'crashed', 'slow'] as const)('cannot save one by slander of the stable release: %s', (told) => {
    for (const count of [25, 200, 100_000]) {
      expect(verdictOn(broken, [...honest, liar(count, told)])).toBe('crashes');
      expect(verdictOn([good(80), failing(20)], [...honest, liar(count, told)])).toBe('error-rate');
      expect(verdictOn([good(100, 5_000)], [...honest, liar(count, told)])).toBe('load-time');
    }
  });

  test('[threat: bad canary] cannot save one by praise', () => {
    for (const count of [25, 200, 100_000]) {
      const praise = liar(count, 'good');
      expect(verdictOn([...broken, praise], honest)).toBe('crashes');
      expect(verdictOn([good(93), failing(7), praise], honest)).toBe('error-rate');
      expect(verdictOn([good(93), good(7, 5_000), praise], honest)).toBe('load-time');
    }
  });
});

test('the audit shows how many told what, and the rates that were judged', () => {
  const sample = [good(70), failing(9), visitors(1, { fellBack: 1, unloaded: 1 }), crashing(20)];
  expect(canarySummary(sample)).toEqual({
    visitors: 100,
    addresses: 100,
    failed: 9,
    fellBack: 1,
    crashed: 20,
    errorRate: 0.092,
    crashRate: 0.194,
    p95: 400,
  });
  expect(canarySummary([])).toMatchObject({ visitors: 0, errorRate: 0, crashRate: 0, p95: null });
});
