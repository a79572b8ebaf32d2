import { createHash } from 'node:crypto';
import type { Call } from '@portal/shared/contract';
import { groups } from '@portal/shared/contract/calls';
import { escapeHtml } from '../../kernel/html/escape-html';
import type { JsonSchema } from './json-schemas';
import { templateUrl } from './open-api';

const style = `body{font:14px/1.6 system-ui,sans-serif;margin:24px auto;max-width:1080px;padding:0 16px;color:#222}
summary{cursor:pointer;padding:4px 0}pre{background:#f6f6f6;padding:12px;overflow:auto}code{font-family:ui-monospace,monospace}`;

function entry(name: string, call: Call, operation: unknown): string {
  const text = escapeHtml(JSON.stringify(operation, null, 2));
  const address = escapeHtml(`${call.method} /api${templateUrl(call)}`);
  return `<details id="${name}"><summary><code>${address}</code> ${name}</summary><pre>${text}</pre></details>`;
}

function operationOf(document: JsonSchema, name: string): unknown {
  const paths = document.paths as Readonly<Record<string, Readonly<Record<string, { operationId: string }>>>>;
  for (const methods of Object.values(paths)) {
    for (const operation of Object.values(methods)) if (operation.operationId === name) return operation;
  }
  return undefined;
}

/**
 * The document for reading: plain HTML without a script, and nothing comes from elsewhere. It is the same for
 * everybody.
 */
export function docsPage(document: JsonSchema): { html: string; policy: string } {
  const chapters = groups.map(({ name: group, calls }) => {
    const entries = Object.entries<Call>(calls).map(([name, call]) => entry(name, call, operationOf(document, name)));
    return `<h2>${group}</h2>${entries.join('')}`;
  });
  const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>平台接口文档</title><style>${style}</style></head><body><h1>平台接口文档</h1>
<p><a href="docs/openapi.json">openapi.json</a></p>${chapters.join('')}</body></html>`;
  const hash = createHash('sha256').update(style).digest('base64');
  return { html, policy: `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'` };
}
