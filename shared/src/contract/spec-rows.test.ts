import { describe, expect, test } from '@jest/globals';
import { type Call, callUrl } from './call';
import { calls } from './calls';
import { specRows } from './spec-rows';

const rows: readonly Call[] = Object.values(calls);

/** The four sign calls stand under `/api` by their bare names, as the specification says below its table. */
const signCall = /^cust\/comp\/(sign|findAllSign)/;

function expectedBase(path: string): Call['base'] {
  return path.startsWith('/') || signCall.test(path) ? 'root' : 'portal';
}

function queryNames(payload: string): string[] | undefined {
  const names = /^query ([\w, ]+?)(?: \(.*\))?$/.exec(payload)?.[1];
  return names?.split(', ');
}

describe('the specification, row by row', () => {
  test.each(specRows)('%s (%s)', (spelled, payload) => {
    const [path = '', method = 'POST'] = spelled.split(' ').reverse();
    const found = rows.filter((call) => call.path === path);
    expect(found).toHaveLength(1);
    const call = found[0] as Call;
    expect(call.ours).toBeUndefined();
    expect(call.method).toBe(method);
    expect(call.base).toBe(expectedBase(path));

    const query = queryNames(payload);
    if (query) {
      expect(call.query).toEqual(query);
      expect(call.body).toBe('none');
    }
    if (payload === 'body') expect(call.body).toBe('json');
    if (payload === 'file upload') expect(call.body).toBe('file');
    if (path.includes('WithSecurity')) expect(call.sealed).toBe(true);
  });

  test('nothing passes for the specification that does not stand there', () => {
    const spelled = specRows.map(([path]) => path.replace(/^GET /, ''));
    const surplus = rows.filter((call) => !call.ours && !spelled.includes(call.path));
    expect(surplus).toEqual([]);
  });
});

describe('addresses', () => {
  test('a portal path, a path with a leading slash, a sign call, a name in the path', () => {
    expect(callUrl(calls.loginOut)).toBe('/web/portal/api/login/loginOut');
    expect(callUrl(calls.sendEmailCode)).toBe('/third/mail/sendEmailCode');
    expect(callUrl(calls.operateGuides)).toBe('/web/portal/operate/findInfoOperateGuideByParams');
    expect(callUrl(calls.compSign)).toBe('/cust/comp/sign');
    expect(callUrl(calls.loginSmsToken, { browserID: 'a/b' })).toBe('/web/portal/api/login/sms/token/a%2Fb');
  });

  test('no two calls share one', () => {
    const addresses = rows.map((call) => `${call.method} ${callUrl(call)}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});
