import { expect, jest, test } from '@jest/globals';
import { browserGets } from './testing/browser-gets';
import { folderWith } from './testing/small-build';

jest.setTimeout(120_000);

const calls = (name: string, path: string) => `
  import { defineCalls, read, z } from '@portal/shared/define-calls';
  export const ${name} = defineCalls('small', {
    list: read({ path: '${path}', body: { title: z.string('请输入标题') }, reply: { total: z.number() } }),
  });
`;

const files = {
  'package.json': '{"name":"small","version":"1.0.0","type":"module"}',
  'src/main.ts': `
    import { invoices } from './calls';
    import { papers } from './calls/papers';
    globalThis.asked = [invoices.calls.list, papers.calls.list];
  `,
  'src/calls.ts': calls('invoices', 'invoice/list'),
  'src/calls/papers.ts': calls('papers', 'paper/list'),
};

test('a browser gets the addresses of a remote’s own calls, and neither schemas nor their library', async () => {
  const text = await browserGets(folderWith(files));
  expect(text).toContain('invoice/list');
  expect(text).toContain('paper/list');
  expect(text).not.toContain('请输入标题');
  expect(text).not.toMatch(/zod/i);
  expect(text.length).toBeLessThan(2_000);
});
