import { say } from '@portal/release-record/sentence';
import { NotThere, type Releases, type TenantBrand } from '@portal/releases';
import { noTenantFacts, type TenantFactName, tenantFactNames, tenantFacts } from '@portal/shared/tenant-facts';
import { defaultThemeColor } from '@portal/shared/ui/theme';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf, mayRead, onlyUnlimited } from './caller';
import { bodyOf } from './json-body';

const pictureFields = ['companyLogo', 'favicon', 'backgroundImg'] as const;

/** A picture as the caller sends it: its bytes in base64. */
interface SentPicture {
  type: string;
  base64: string;
}

/** Null takes a picture away. */
type SentPictures = Partial<Record<(typeof pictureFields)[number], SentPicture | null>>;
type BrandTexts = Omit<TenantBrand, 'code' | 'isDefault' | (typeof pictureFields)[number]>;

interface BrandBody extends Partial<BrandTexts> {
  /** The default tenant answers for host names that belong to nobody. This can be handed over but never given up. */
  isDefault?: true;
  pictures?: SentPictures;
}

interface NewTenantBody extends BrandBody {
  code: string;
  hostNames: string[];
  platformName: string;
  /**
   * The new tenant runs the releases of this tenant. Without a value it takes the default tenant's releases, with null
   * nobody's. A staff tenant takes nobody's without a value, too.
   */
  like?: string | null;
}

/** Three pictures of the largest size allowed, in base64. */
const maxBytes = 3 * 1024 * 1024;

const text = (maxLength: number) => ({ type: 'string', maxLength });
const picture = {
  type: ['object', 'null'],
  additionalProperties: false,
  required: ['type', 'base64'],
  properties: { type: text(50), base64: { type: 'string' } },
};
const factSchema = (name: TenantFactName) => {
  const { maxLength } = tenantFacts[name];
  return name === 'mainSystem' ? { type: ['string', 'null'], maxLength } : text(maxLength);
};

const brand = {
  isDefault: { const: true },
  audience: { enum: ['customers', 'staff'] },
  watch: { enum: ['tell', 'goBack'] },
  hostNames: { type: 'array', minItems: 1, maxItems: 20, items: text(253) },
  ...Object.fromEntries(tenantFactNames.map((name) => [name, factSchema(name)])),
  pictures: {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(pictureFields.map((field) => [field, picture])),
  },
};
const brandAnd = (properties: Record<string, unknown>, required: readonly string[] = []) => ({
  bodyLimit: maxBytes,
  ...bodyOf({ ...brand, ...properties }, required),
});

const plain: Omit<TenantBrand, 'code' | 'hostNames'> = {
  ...noTenantFacts,
  isDefault: false,
  audience: 'customers',
  themeColor: defaultThemeColor,
  companyLogo: '',
  favicon: '',
  backgroundImg: '',
};

type Named = { Params: { tenant: string } };

/** Tenants. Only a token without limits adds, changes, closes or removes one; or staff, for their tenants. */
export function tenantRoutes(scope: FastifyInstance, delivery: Releases): void {
  /** Stores the pictures and returns their addresses. */
  async function stored(pictures: SentPictures = {}): Promise<Partial<TenantBrand>> {
    const addresses: Partial<Record<(typeof pictureFields)[number], string>> = {};
    for (const field of pictureFields) {
      const sent = pictures[field];
      if (sent === null) addresses[field] = '';
      else if (sent)
        addresses[field] = await delivery.storeTenantFile({
          bytes: Buffer.from(sent.base64, 'base64'),
          type: sent.type,
        });
    }
    return addresses;
  }

  async function openingOf(code: string) {
    const opening = await delivery.tenantOpening(code);
    if (!opening) throw new NotThere('tenant', code);
    return opening;
  }

  scope.get<Named>('/tenants/:tenant/opening', async (request) => {
    const { tenant } = request.params;
    mayRead(callerOf(request), 'tenants', tenant);
    return { code: tenant, ...(await openingOf(tenant)) };
  });

  scope.register(async (admin) => {
    onlyUnlimited(admin, say('管理租户', 'change tenants'), ['tenants', 'admin']);

    const actOf = (request: FastifyRequest<Named>) => ({
      code: request.params.tenant,
      by: callerOf(request).name,
    });

    admin.post<Named>('/tenants/:tenant/close', async (request) => {
      const act = actOf(request);
      const done = await delivery.closeTenant(act);
      if (!done) throw new NotThere('tenant', act.code);
      return { code: act.code, ...done };
    });

    admin.post<Named & { Body: { textsElsewhere?: boolean } }>(
      '/tenants/:tenant/open',
      bodyOf({ textsElsewhere: { type: 'boolean' } }),
      async (request) => {
        const act = actOf(request);
        const opening = await delivery.reopenTenant({ ...act, ...request.body });
        if (!opening) throw new NotThere('tenant', act.code);
        return { code: act.code, ...opening };
      },
    );

    admin.delete<Named>('/tenants/:tenant', async (request) => {
      const act = actOf(request);
      const done = await delivery.removeTenant(act);
      if (!done) throw new NotThere('tenant', act.code);
      return { code: act.code, ...done };
    });

    admin.post<{ Body: NewTenantBody }>(
      '/tenants',
      brandAnd({ code: text(63), like: { type: ['string', 'null'], maxLength: 63 } }, [
        'code',
        'hostNames',
        'platformName',
      ]),
      async (request, reply) => {
        const { pictures, like, ...texts } = request.body;
        const addresses = await stored(pictures);
        const { tenants } = await delivery.readCatalog();
        // Staff have pages of their own, so the default tenant is no model for theirs.
        const usual = texts.audience === 'staff' ? null : (tenants.find(({ isDefault }) => isDefault)?.code ?? null);
        const model = like === undefined ? usual : like;
        const favicon = addresses.favicon ?? addresses.companyLogo ?? '';
        const slots = await delivery.addTenant({
          brand: { ...plain, ...texts, ...addresses, favicon },
          like: model,
          by: callerOf(request).name,
        });
        reply.code(201);
        return { code: texts.code, like: model, slots, ...(await openingOf(texts.code)) };
      },
    );

    admin.patch<Named & { Body: BrandBody }>('/tenants/:tenant', brandAnd({}), async (request) => {
      const { pictures, ...texts } = request.body;
      const code = request.params.tenant;
      const changes = { ...texts, ...(await stored(pictures)) };
      const done = await delivery.changeTenant({ code, changes, by: callerOf(request).name });
      if (!done) throw new NotThere('tenant', code);
      return { code, ...done };
    });
  });
}
