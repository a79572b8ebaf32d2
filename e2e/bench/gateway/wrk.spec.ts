import { expect, test } from '@playwright/test';
import { parseWrk } from './wrk';

const printed = `Running 2s test @ http://127.0.0.1:18080/index/index
  1 threads and 200 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency    12.31ms   30.20ms   1.02s    96.10%
    Req/Sec    26.91k     1.21k   28.40k    80.00%
  Latency Distribution
     50%  870.00us
     75%    7.73ms
     90%    9.02ms
     99%    1.02s 
  53604 requests in 2.01s, 720.11MB read
Requests/sec:  26668.66
Transfer/sec:    358.26MB
`;

test('what wrk prints, whatever unit it chose', () => {
  expect(parseWrk(printed)).toEqual({ requests: 53_604, perSecond: 26_668.66, p50: 0.87, p99: 1_020, failed: 0 });
});

test('answers that were no success and connections that broke are failures', () => {
  const faults = '  Socket errors: connect 1, read 2, write 0, timeout 4\n  Non-2xx or 3xx responses: 10\nRequests/sec';
  expect(parseWrk(printed.replace('Requests/sec', faults)).failed).toBe(17);
});

test('anything else is an error that shows it', () => {
  expect(() => parseWrk('unable to connect')).toThrow('unable to connect');
});
