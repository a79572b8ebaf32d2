import type { AdapterPort } from '../adapter';

/** They stand in the sample requests, and nowhere else: where one of them is found, personal data has gone. */
export const personalMarks = [
  '欧阳测试甲',
  '110101199003078515',
  '6222020200099999991',
  '测试甲有限公司',
  '91310000TEST00001X',
] as const;

const [person, idNo, accountNo, compName, creditCode] = personalMarks;
const callback = 'https://portal.example.com/api/callbacks/';

/** A picture of one pixel. */
const content = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** One request of each operation, as the portal makes it. */
export const sampleRequests: Readonly<Record<AdapterPort, Readonly<Record<string, object>>>> = {
  ocr: { read: { kind: 'license', contentType: 'image/png', content, known: { compName, creditCode } } },
  face: {
    begin: { callback: `${callback}face`, returnUrl: 'https://portal.example.com/face-success', name: person, idNo },
  },
  bank: {
    pay: {
      callback: `${callback}bank`,
      bankCode: '102',
      branchNo: '102100099996',
      accountNo,
      accountName: compName,
      cents: 37,
      note: '账户验证',
    },
  },
  sign: {
    certify: { compName, creditCode, person },
    sign: {
      callback: `${callback}sign`,
      documents: [{ no: 'A1', name: '服务协议', digest: 'a'.repeat(64) }],
      parties: [{ name: compName, person, certificateNo: '' }],
    },
  },
  registry: { company: { compName, creditCode } },
  scan: { check: { callback: `${callback}scan`, fileName: `${person}.png`, contentType: 'image/png', content } },
  figures: { read: { productCode: 'SCM', compName, creditCode, compRole: 'C101', since: '2026-01-01' } },
};
