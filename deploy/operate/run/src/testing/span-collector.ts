import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CollectedSpan {
  readonly service: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly ms: number;
  readonly failed: boolean;
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
}

type Value = { stringValue?: string; intValue?: number | string; doubleValue?: number; boolValue?: boolean };
type Attributes = readonly { readonly key: string; readonly value: Value }[];

interface Exported {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Attributes };
    readonly scopeSpans: readonly {
      readonly spans: readonly {
        readonly traceId: string;
        readonly spanId: string;
        readonly parentSpanId?: string;
        readonly name: string;
        readonly startTimeUnixNano: string;
        readonly endTimeUnixNano: string;
        readonly status: { readonly code?: number };
        readonly attributes: Attributes;
      }[];
    }[];
  }[];
}

const saidBy = ({ stringValue, intValue, doubleValue, boolValue }: Value) =>
  stringValue ?? boolValue ?? Number(intValue ?? doubleValue);
const recordOf = (attributes: Attributes) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, saidBy(value)]));

/** The status of OTLP for a part that failed. */
const failed = 2;

function spansOf({ resourceSpans }: Exported): CollectedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ startTimeUnixNano: from, endTimeUnixNano: until, status, attributes, parentSpanId, ...span }) => ({
        ...span,
        service: String(recordOf(resource.attributes)['service.name']),
        parentSpanId: parentSpanId || undefined,
        ms: Number(BigInt(until) - BigInt(from)) / 1e6,
        failed: status.code === failed,
        attributes: recordOf(attributes),
      })),
    ),
  );
}

/** A collector of OTLP over HTTP that keeps what it gets. */
export async function spanCollector() {
  const spans: CollectedSpan[] = [];
  let said = '';
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += String(part);
    said += text;
    if (request.url === '/v1/traces') spans.push(...spansOf(JSON.parse(text) as Exported));
    response.writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: spans as readonly CollectedSpan[],
    /** All that it was sent, as it came. */
    said: () => said,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
