import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { restoreServerOffset, serverNow, serverOffset, syncServerTime } from './server-clock';

const day = 86_400_000;
let wall: number;
let steady: number;

beforeEach(() => {
  wall = 1_000_000_000_000;
  steady = 5_000;
  jest.spyOn(Date, 'now').mockImplementation(() => wall);
  jest.spyOn(performance, 'now').mockImplementation(() => steady);
  restoreServerOffset(0);
});

afterEach(() => {
  jest.restoreAllMocks();
});

const passes = (milliseconds: number) => {
  wall += milliseconds;
  steady += milliseconds;
};

test.each([day, -day])(
  '[threat: wrong clock] a machine whose clock is off by %d ms shows the time of the server',
  (off) => {
    const server = wall + off;
    syncServerTime(server, wall - 100, wall + 100);
    expect(serverNow()).toBe(server);
    passes(60_000);
    expect(serverNow()).toBe(server + 60_000);
    expect(serverOffset()).toBe(off);
  },
);

test('a clock set back during the session does not stop the idle time', () => {
  syncServerTime(wall, wall, wall);
  const start = serverNow();
  wall -= day;
  passes(900_000);
  expect(serverNow() - start).toBe(900_000);
});

test('a machine that slept, whose steady clock stood still, has been idle all that time', () => {
  syncServerTime(wall, wall, wall);
  const start = serverNow();
  wall += 3_600_000;
  expect(serverNow() - start).toBe(3_600_000);
});

test('the next answer of the server mends a clock that was set forward', () => {
  const server = wall;
  wall += day;
  expect(serverNow()).toBe(server + day);
  syncServerTime(server, wall, wall);
  expect(serverNow()).toBe(server);
});

test('an answer that was on its way while the machine slept does not hide the sleep', () => {
  syncServerTime(wall, wall, wall);
  const start = serverNow();
  const sentAt = wall;
  wall += 3_600_000;
  syncServerTime(start, sentAt, wall);
  expect(serverNow() - start).toBe(3_600_000);
});

test.each([day, -day])('a slow answer still mends a clock that is off by %d ms', (off) => {
  const server = wall + off;
  passes(30_000);
  syncServerTime(server, wall - 30_000, wall);
  expect(Math.abs(serverNow() - server)).toBeLessThanOrEqual(30_000);
});

test('an answer during which the clock was set back is not taken over', () => {
  syncServerTime(wall, wall, wall);
  const start = serverNow();
  const sentAt = wall;
  steady += 200;
  wall -= day;
  syncServerTime(start + 100, sentAt, wall);
  expect(serverNow() - start).toBe(200);
});

test('a new page starts with the offset that the last one knew', () => {
  restoreServerOffset(-day);
  expect(serverNow()).toBe(wall - day);
});
