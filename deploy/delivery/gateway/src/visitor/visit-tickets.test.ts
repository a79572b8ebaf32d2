import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { randomText } from '../http/random-text';
import { VisitTickets } from './visit-tickets';

const key = randomBytes(32);
const release = { tenant: 'localhost', slot: 'account', package: 'account', build: 'r1' };
const drawn = { ...release, share: 10 };
const others = [drawn, { ...drawn, slot: 'site', package: 'site', share: 0 }];
const at = 1_790_000_000;
const tickets = new VisitTickets(
  () => key,
  () => at,
);
const later = (seconds: number) =>
  new VisitTickets(
    () => key,
    () => at + seconds,
  );

const given = (visitor?: string) => tickets.give(others, visitor)?.account ?? '';

describe('a ticket', () => {
  test('holds for the release of its slot, at every gateway with the same key', () => {
    const [, visitor] = given().split('.');
    expect(
      new VisitTickets(
        () => Buffer.from(key),
        () => at + 5,
      ).visitOf(given(), release),
    ).toBeDefined();
    expect(visitor).toMatch(/^[\w-]{16}$/);
  });

  test('tells the same visitor by the same number, which it does not show', () => {
    const number = randomText();
    const [one, again] = [given(number), later(60).give(others, number)];
    const second = later(60).visitOf(again?.account, release);
    expect(tickets.visitOf(one, release)).toEqual({ ...second, at });
    expect(second).toMatchObject({ at: at + 60, share: 10 });
    expect(one).not.toContain(number);
    expect(tickets.visitOf(given(), release)).not.toEqual(tickets.visitOf(given(), release));
  });

  test('says at which share the browser was drawn; without a number nobody was', () => {
    const number = randomText();
    const share = (slot: string, who?: string) =>
      tickets.visitOf(tickets.give(others, who)?.[slot], { ...release, slot, package: slot })?.share;
    expect([share('account', number), share('site', number), share('account')]).toEqual([10, 0, 0]);
  });

  test.each([
    ['another build', { build: 'r2' }],
    ['another slot', { slot: 'site' }],
    ['another package', { package: 'account-jinqiao' }],
    ['another tenant', { tenant: 'jinqiao.localhost' }],
  ])('is none for %s', (_what, changes) => {
    expect(tickets.visitOf(given(), { ...release, ...changes })).toBeUndefined();
  });

  test('[threat: bad canary] is none with another visitor, time or share written into it, made up, or of another key', () => {
    const [time = '', visitor = '', share = '', signature = ''] = given(randomText()).split('.');
    const made = [
      `${time}.${randomText().slice(0, 16)}.${share}.${signature}`,
      `${(at + 1).toString(36)}.${visitor}.${share}.${signature}`,
      `${time}.${visitor}.1.${signature}`,
      `${time}.${visitor}.${share}.${randomText().slice(0, 16)}`,
      new VisitTickets(
        () => randomBytes(32),
        () => at,
      ).give([drawn], undefined)?.account,
      `${given()}x`,
      '',
      undefined,
    ];
    for (const ticket of made) expect(tickets.visitOf(ticket, release)).toBeUndefined();
  });

  test('is old after half a day, and none before its time', () => {
    expect(later(12 * 3_600).visitOf(given(), release)).toBeDefined();
    expect(later(12 * 3_600 + 1).visitOf(given(), release)).toBeUndefined();
    expect(later(-61).visitOf(given(), release)).toBeUndefined();
  });

  test('is not to be had without a key, and nothing is believed', () => {
    const without = new VisitTickets(() => undefined);
    expect(without.give(others, undefined)).toBeUndefined();
    expect(without.visitOf(given(), release)).toBeUndefined();
    expect(tickets.give([], undefined)).toBeUndefined();
  });
});
