import { describe, expect, test } from '@jest/globals';
import { aliyunAuthorization } from './aliyun-signature';
import { tencentAuthorization } from './tencent-signature';
import { publishedByAliyun, publishedByTencent } from './testing/published-signatures';
import { isWellSigned } from './testing/signature-check';

describe('what the vendors publish', () => {
  test('is signed as they sign it', () => {
    expect(aliyunAuthorization(publishedByAliyun)).toBe(publishedByAliyun.authorization);
    expect(tencentAuthorization(publishedByTencent)).toBe(publishedByTencent.authorization);
  });

  test('passes the check of the played vendors, and nothing else does', () => {
    const { authorization, headers, query } = publishedByAliyun;
    const atAliyun = { query, headers: { ...headers, authorization }, body: '' };
    expect(isWellSigned(atAliyun, publishedByAliyun.keySecret)).toBe(true);
    expect(isWellSigned({ ...atAliyun, query: `${query}1` }, publishedByAliyun.keySecret)).toBe(false);
    const { timestamp, body } = publishedByTencent;
    const tencentHeaders = {
      ...publishedByTencent.headers,
      'x-tc-timestamp': String(timestamp),
      authorization: publishedByTencent.authorization,
    };
    const atTencent = { query: '', headers: tencentHeaders, body };
    expect(isWellSigned(atTencent, publishedByTencent.keySecret, true)).toBe(true);
    expect(isWellSigned({ ...atTencent, body: `${body} ` }, publishedByTencent.keySecret, true)).toBe(false);
  });
});
