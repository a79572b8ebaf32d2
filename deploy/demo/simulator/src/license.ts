/** A plausible licence of the company that asks. */
export function readLicense(known: Readonly<Record<string, string>>): Record<string, string | null> {
  return {
    compName: known.compName ?? '示例科技有限公司',
    creditCode: known.creditCode ?? '',
    compType: '1',
    legalPerson: '王立新',
    registeredCapital: '5000.00',
    establishDate: '2018-06-12',
    termStart: '2018-06-12',
    termEnd: null,
    address: '科技园路88号',
    scope: '电子产品、机械设备的研发、生产与销售；货物及技术进出口。',
  };
}
