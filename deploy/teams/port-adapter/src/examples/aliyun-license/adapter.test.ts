import { expect, test } from '@jest/globals';
import { createAdapter } from '@portal/port-adapter';
import { isWellSigned } from '@portal/port-adapter/signatures/testing';
import { type AdapterProof, proveAdapter, type VendorRequest } from '@portal/port-adapter/testing';
import * as exported from './adapter';

const keySecret = 'the-secret-of-the-test';

/** From the example in https://help.aliyun.com/en/ocr/developer-reference/api-recognizebusinesslicense */
const published = {
  RequestId: '43A29C77-405E-4CC0-BC55-EE694AD00655',
  Data: JSON.stringify({
    data: {
      creditCode: '913301095U78M2HC4A',
      companyName: '杭州橘子文化传媒有限公司',
      companyType: '有限责任公司(自然人投资或控股)',
      businessAddress: '萧山区宁围街道泰宏巷40号联合中心北区',
      legalPerson: '陈云平',
      businessScope: '影视文化艺术活动策划',
      registeredCapital: '壹佰万元整',
      RegistrationDate: '2017年01月04日',
      validPeriod: '2017年01月04日至长期',
      validFromDate: '20170104',
      validToDate: '29991231',
      companyForm: '',
    },
    figure: [],
  }),
};

const proof: AdapterProof<'ocr'> = {
  port: 'ocr',
  exported,
  settings: ({ production, sandbox }) => {
    return { ADDRESS: production, SANDBOX_URL: sandbox, KEY_ID: 'the-key-id', KEY_SECRET: keySecret };
  },
  answer: () => ({ body: JSON.stringify(published) }),
  isSigned: ({ query, headers, body }: VendorRequest) => isWellSigned({ query, headers, body }, keySecret),
};

test('it keeps the contract', () => proveAdapter(proof));

test('the values of the published example arrive under the portal’s names', async () => {
  const answering = await import('node:http').then(({ createServer }) =>
    createServer((_, response) => response.end(JSON.stringify(published))),
  );
  await new Promise<void>((resolve) => answering.listen(0, '127.0.0.1', resolve));
  const { port } = answering.address() as { port: number };
  const url = `http://127.0.0.1:${port}`;
  const settings = proof.settings({ production: url, sandbox: url });
  const adapter = await createAdapter(exported.default, { settings, sandbox: false });
  const call = { signal: AbortSignal.timeout(2_000), reference: '', log: () => undefined };
  const request = { kind: 'license', contentType: 'image/png', content: 'AAAA', known: {} } as const;
  expect(await adapter.operations.read(request, call)).toEqual({
    values: {
      compName: '杭州橘子文化传媒有限公司',
      creditCode: '913301095U78M2HC4A',
      compType: '有限责任公司(自然人投资或控股)',
      legalPerson: '陈云平',
      registeredCapital: '壹佰万元整',
      establishDate: '2017-01-04',
      termStart: '2017-01-04',
      termEnd: null,
      address: '萧山区宁围街道泰宏巷40号联合中心北区',
      scope: '影视文化艺术活动策划',
    },
  });
  await expect(adapter.operations.read({ ...request, contentType: 'application/pdf' }, call)).rejects.toThrow('pdf');
  answering.close();
});
