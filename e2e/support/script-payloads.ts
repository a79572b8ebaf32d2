import { expect, type Page } from '@playwright/test';

/** The mark that each payload would leave if it ran. */
const mark = 'portalPayloadRan';

/** Texts that people put into names, hoping that some page treats them as markup, an address or a template. */
export const scriptPayloads = [
  `<script>window.${mark}=1</script>`,
  `<img src=payload onerror="window.${mark}=1">`,
  `"><svg onload="window.${mark}=1">`,
  `'"--></style></script><script>window.${mark}=1</script>`,
  `<iframe srcdoc="<script>parent.${mark}=1</script>"></iframe>`,
  `<a href="javascript:window.${mark}=1">payload</a>`,
  `javascript:window.${mark}=1`,
  `<input autofocus onfocus="window.${mark}=1">`,
  `<details open ontoggle="window.${mark}=1">`,
  `{{constructor.constructor('window.${mark}=1')()}}`,
  `\${window.${mark}=1}`,
  `</title><script>window.${mark}=1</script>`,
] as const;

/** The fields of replies with text that a person typed. Codes, tokens and states stay, so that pages still work. */
const typedFields = new Set([
  'name',
  'userName',
  'compName',
  'productName',
  'party',
  'person',
  'issuer',
  'title',
  'summary',
  'content',
  'sender',
  'remark',
  'reason',
  'bankName',
  'branchName',
  'accountName',
  'legalName',
  'address',
  'regAddress',
  'contactAddress',
  'businessScope',
  'contactName',
  'browser',
  'system',
  'paragraphs',
  'parties',
  'lines',
]);

function poisoned(value: unknown, payload: string, field = ''): unknown {
  if (typeof value === 'string') return typedFields.has(field) && value !== '' ? payload : value;
  if (Array.isArray(value)) return value.map((entry, place) => poisonedEntry(entry, payload, field, place));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, poisoned(inner, payload, key)]));
}

/** Pages tell the names of a list apart by their texts, so each one stays a different text. */
function poisonedEntry(entry: unknown, payload: string, field: string, place: number): unknown {
  const result = poisoned(entry, payload, field);
  return typeof entry === 'string' && result === payload ? `${payload}${place}` : result;
}

/** Replaces every name in the API's replies with the payload chosen last. Returns the function that chooses one. */
export async function poisonReplies(page: Page): Promise<(payload: string) => void> {
  let chosen = '';
  await page.route('**/api/**', async (route) => {
    // An event stream has no end, so the test cannot wait for it.
    if (route.request().headers().accept === 'text/event-stream') return route.fallback();
    // A connection that breaks here breaks for the page too, and the page asks again.
    const response = await route.fetch().catch(() => undefined);
    if (!response) return route.abort();
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
    const envelope = (await response.json()) as { body?: unknown };
    return route.fulfill({ response, json: { ...envelope, body: poisoned(envelope.body, chosen) } });
  });
  return (payload) => {
    chosen = payload;
  };
}

/** Checks that nothing ran, and that no part of a payload became an element, a handler or an address. */
export async function expectNothingRan(page: Page): Promise<void> {
  const found = await page.evaluate((name) => {
    const handlers = ['onerror', 'onload', 'onfocus', 'ontoggle'];
    return {
      ran: name in window,
      elements: [
        ...document.querySelectorAll(
          [
            'img[src="payload"]',
            'iframe[srcdoc]',
            'a[href^="javascript:"]',
            ...handlers.map((one) => `[${one}]`),
          ].join(),
        ),
      ].map((element) => element.outerHTML.slice(0, 200)),
      scripts: [...document.scripts].filter(({ text }) => text.includes(name) && !text.includes('"tenant"')).length,
    };
  }, mark);
  expect(found).toEqual({ ran: false, elements: [], scripts: 0 });
}
