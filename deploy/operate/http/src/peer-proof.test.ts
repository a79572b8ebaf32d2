import { describe, expect, test } from '@jest/globals';
import { apiProof, gatewayProof, isApiProof, isGatewayProof } from './peer-proof';

const secret = '9f2c4be17a60d358e1b7429c06fd83a5';
const now = Date.parse('2026-11-25T08:00:00Z');
const words = {
  'x-portal-tenant': 'bank',
  'x-request-id': 'r-1',
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-host': 'bank.example.com',
  'x-forwarded-proto': 'https',
};

describe('the gateway', () => {
  const proof = gatewayProof(secret, words, now);

  test('is known by its proof, also with a clock that is a little off', () => {
    for (const at of [now, now + 299_000, now - 299_000]) expect(isGatewayProof(secret, proof, words, at)).toBe(true);
  });

  test.each(Object.keys(words))('its word of %s cannot be another one', (name) => {
    expect(isGatewayProof(secret, proof, { ...words, [name]: 'other' }, now)).toBe(false);
    expect(isGatewayProof(secret, proof, { ...words, [name]: undefined }, now)).toBe(false);
  });

  test('nobody makes a staff request of a customer’s, or the other way round', () => {
    const staff = { ...words, 'x-portal-audience': 'staff' };
    const ofStaff = gatewayProof(secret, staff, now);
    expect(isGatewayProof(secret, ofStaff, staff, now)).toBe(true);
    for (const whom of ['customers', 'other', undefined])
      expect(isGatewayProof(secret, ofStaff, { ...words, 'x-portal-audience': whom }, now)).toBe(false);
    expect(isGatewayProof(secret, proof, staff, now)).toBe(false);
  });

  test('of the release before, which says no audience, is known for its customers', () => {
    const customers = { ...words, 'x-portal-audience': 'customers' };
    expect(isGatewayProof(secret, proof, customers, now)).toBe(true);
    expect(isGatewayProof(secret, gatewayProof(secret, customers, now), words, now)).toBe(true);
  });

  test('words cannot be moved from one place to the next', () => {
    const moved = { ...words, 'x-portal-tenant': 'bank","r-1', 'x-request-id': '' };
    expect(isGatewayProof(secret, proof, moved, now)).toBe(false);
  });

  test.each([undefined, '', '.', 'x', proof.replace(/^\d+/, String(now + 1)), `${proof}x`, proof.slice(0, -1), ['a']])(
    '%j is no proof',
    (given) => {
      expect(isGatewayProof(secret, given, words, now)).toBe(false);
    },
  );

  test('an old proof, and one by another secret, is none', () => {
    expect(isGatewayProof(secret, proof, words, now + 301_000)).toBe(false);
    expect(isGatewayProof(`${secret}x`, proof, words, now)).toBe(false);
  });
});

describe('the API', () => {
  test('is known by its answer to this very request', () => {
    const proof = apiProof(secret, 'r-1');
    expect(isApiProof(secret, proof, 'r-1')).toBe(true);
    expect(isApiProof(secret, proof, 'r-2')).toBe(false);
    expect(isApiProof('other', proof, 'r-1')).toBe(false);
    expect(isApiProof(secret, undefined, 'r-1')).toBe(false);
  });

  test('cannot be played by sending a gateway its own proof back', () => {
    expect(isApiProof(secret, gatewayProof(secret, words, now).split('.')[1], 'r-1')).toBe(false);
  });
});
