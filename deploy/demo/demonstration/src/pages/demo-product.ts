import { randomBytes } from 'node:crypto';
import type { Database } from '@portal/database';
import { product } from '@portal/database/schema/platform';
import { exchangeHandover } from '@portal/platform/src/customers/products/hand-over';
import { escapeHtml } from '@portal/platform/src/kernel/html/escape-html';
import { HttpError } from '@portal/platform/src/kernel/http/http-error';
import { originOf } from '@portal/platform/src/kernel/http/origin';
import { companyRoleLabel, employeeRoleLabel } from '@portal/shared/codes';
import type { CallReply } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { demoConfig } from '../demo-options';
import { demoProductSecret } from '../seed/product-secret';

type Visitor = CallReply<'productHandoverExchange'>;

const style = `*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;
background:#f4f6fa;color:#1f2329;font:15px/1.7 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}
main{width:100%;max-width:520px;padding:40px;background:#fff;border-radius:16px;box-shadow:0 8px 32px rgb(31 35 41/8%)}
p{margin:0}.tag{color:#4b5563;font-size:13px}h1{margin:4px 0 8px;font-size:24px;line-height:1.4}.hint{color:#4b5563}
dl{margin:28px 0;display:grid;grid-template-columns:auto 1fr;gap:12px 24px}dt{color:#4b5563}dd{margin:0;font-weight:600;overflow-wrap:anywhere}
a{display:inline-block;padding:8px 20px;border:1px solid #c4cad4;border-radius:8px;color:#1f2329;text-decoration:none}
a:hover,a:focus-visible{border-color:#1f2329}@media (max-width:480px){main{padding:28px 20px}dl{grid-template-columns:1fr;gap:2px}dd{margin-bottom:12px}}`;

/** The company's administrator has the administrator's role as well: it is named once. */
const rolesOf = (rootManager: boolean, roles: readonly string[]) =>
  rootManager
    ? ['企业管理员', ...roles.filter((role) => role !== 'E101').map(employeeRoleLabel)]
    : roles.map(employeeRoleLabel);

const facts = ({ compName, creditCode, compRole, userName, mobile, rootManager, employeeRole }: Visitor) => [
  ['企业', compName],
  ['统一社会信用代码', creditCode],
  ['企业角色', companyRoleLabel(compRole)],
  ['登录人', userName],
  ['手机号', mobile],
  ['人员角色', rolesOf(rootManager, employeeRole).join('、')],
];

function page(productName: string, visitor: Visitor | null, why: string): { html: string; policy: string } {
  const nonce = randomBytes(18).toString('base64');
  const rows = visitor ? facts(visitor) : [];
  const list = rows.map(([label = '', value = '']) => `<dt>${label}</dt><dd>${escapeHtml(value)}</dd>`).join('');
  const title = escapeHtml(visitor ? `${visitor.userName}，欢迎使用${productName}` : '未能进入产品');
  const hint = visitor ? '登录状态已从企业门户带入，无需再次登录。' : escapeHtml(why);
  const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(productName)}</title><style nonce="${nonce}">${style}</style></head>
<body><main><p class="tag">${escapeHtml(productName)} · 演示产品</p><h1>${title}</h1><p class="hint">${hint}</p>
<dl>${list}</dl><a href="/center/product/product">返回产品中心</a></main></body></html>`;
  return { html, policy: `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'` };
}

/**
 * Plays the server and the first page of every product of a demonstration. `/dev/product/<code>` shows the person who
 * came in.
 */
export function createDemoProducts({ db }: Database): FastifyPluginAsync {
  const config = demoConfig();
  return async (app) => {
    app.get<{ Params: { productCode: string }; Querystring: { code?: unknown } }>(
      '/product/:productCode',
      async (request, reply) => {
        const { productCode } = request.params;
        const code = typeof request.query.code === 'string' ? request.query.code : '';
        const [row] = await db.select().from(product).where(eq(product.productCode, productCode));
        if (!row) return reply.code(404).send({ ok: false });
        const context = { db, config, origin: originOf(request, config.defaultTenant), now: new Date() };
        const body = { productCode, productSecret: demoProductSecret(productCode), code };
        let visitor: Visitor | null = null;
        let why = '';
        try {
          visitor = await exchangeHandover(context, { body });
        } catch (error) {
          if (!(error instanceof HttpError)) throw error;
          why = error.message;
        }
        const { html, policy } = page(row.productName, visitor, why);
        reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
        return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
      },
    );
  };
}
