import { type CallKey, isSigned } from '@portal/http';
import { type ProductFigures, productFigures } from '@portal/shared/contract/product-figures';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const asked = z.object({
  productCode: z.string(),
  compName: z.string(),
  creditCode: z.string(),
  compRole: z.string(),
  since: z.iso.date(),
});

/** A company, as the platform names it to its products. */
export type FiguresAsked = z.infer<typeof asked>;

interface FiguresOptions {
  /** The key that staff typed for the port `figures`, beside the address of this service and `/figures`. */
  readonly key: CallKey;
  /** Null: this product tells none of this company. */
  readonly read: (company: FiguresAsked) => ProductFigures | null | Promise<ProductFigures | null>;
}

/**
 * Tells the platform a company's figures for the product centre: the port `figures`. The platform signs its calls, since
 * they are not a person's.
 */
export function answerFigures(app: FastifyInstance, { key, read }: FiguresOptions): void {
  app.register(async (scope) => {
    // The signature is about the bytes that came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: 4_096 }, (_, body, done) =>
      done(null, body),
    );
    const signed = <Body extends z.ZodType>(
      path: string,
      schema: Body,
      answer: (body: z.infer<Body>) => object | Promise<object>,
    ) =>
      scope.post(path, { config: { open: true } }, async (request, reply) => {
        const body = String(request.body ?? '');
        reply.type('application/json');
        if (!isSigned(key, request.headers, { method: 'POST', path: request.url, body }, Date.now()))
          return reply.code(401).send('{"message":"wrong signature"}');
        const parsed = schema.safeParse(JSON.parse(body));
        if (!parsed.success) return reply.code(400).send(JSON.stringify({ message: parsed.error.message }));
        return reply.send(JSON.stringify(await answer(parsed.data)));
      });
    signed('/figures/ping', z.object({}), () => ({ ok: true }));
    signed('/figures/read', asked, async (company) => {
      const figures = await read(company);
      return { figures: figures && productFigures.parse(figures) };
    });
  });
}
