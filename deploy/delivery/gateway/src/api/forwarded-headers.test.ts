import { expect, test } from '@jest/globals';
import { headersForClient, headersForService, headersForUpstream } from './forwarded-headers';

const caller = {
  tenant: 'jinqiao',
  audience: 'customers',
  ip: '10.0.0.7',
  host: 'jinqiao.localhost',
  protocol: 'https',
  requestId: 'call-20261121-0001',
};

test("a client's own headers go through, its claims about itself do not", () => {
  const headers = headersForUpstream(
    {
      accept: 'application/json',
      sign: 'abc',
      'set-cookie': ['a=1', 'b=2'],
      'x-portal-tenant': 'other',
      'x-portal-audience': 'staff',
      'x-portal-admin': '1',
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-user': 'root',
      'x-real-ip': '1.2.3.4',
      forwarded: 'for=1.2.3.4',
      'x-request-id': 'spoofed-id-0001',
      tracestate: 'vendor=1',
      baggage: 'user=1',
      connection: 'keep-alive, upgrade',
      upgrade: 'websocket',
      'transfer-encoding': 'chunked',
      expect: '100-continue',
      te: 'trailers',
      absent: undefined,
    },
    caller,
  );
  expect(headers).toEqual({
    accept: 'application/json',
    sign: 'abc',
    'set-cookie': ['a=1', 'b=2'],
    'x-portal-tenant': 'jinqiao',
    'x-portal-audience': 'customers',
    'x-request-id': 'call-20261121-0001',
    'x-forwarded-for': '10.0.0.7',
    'x-forwarded-host': 'jinqiao.localhost',
    'x-forwarded-proto': 'https',
  });
});

test('an answer says nothing of its server and of its connection', () => {
  const headers = { 'content-type': 'text/plain', server: 'x/1.0', 'x-powered-by': 'y', 'keep-alive': 'timeout=5' };
  expect(headersForClient(headers)).toEqual({ 'content-type': 'text/plain' });
});

test.each([
  'x_portal_identity',
  'x-portal_identity',
  'x_portal-tenant',
  'x.portal.identity',
  'x-portal-identity',
  'x_portal_audience',
  'x_forwarded_for',
  'x_real_ip',
  'x_request_id',
])('[threat: foreign host] %s reaches nobody: many servers read it as the name with dashes', (name) => {
  const headers = { [name]: 'forged', own_field: 'stays' };
  for (const sent of [headersForUpstream(headers, caller), headersForService(headers, caller, {})]) {
    expect(JSON.stringify(sent)).not.toContain('forged');
    expect(sent).toMatchObject({ own_field: 'stays' });
  }
});
