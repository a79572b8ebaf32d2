import { say } from '@portal/release-record/sentence';
import { type CatalogTenant, NotThere } from '@portal/releases';
import { publicSitePath } from '@portal/shared/landing-addresses';
import { brandFactNames, tenantFacts } from '@portal/shared/tenant-facts';
import type { FastifyInstance } from 'fastify';
import type { CatalogKeeper } from '../catalog/catalog-keeper';
import { type PictureNeeds, pagePicture } from '../document/page-picture';
import { ApiRefusal } from '../operators/api-refusal';
import { onlyUnlimited } from './caller';
import { bodyOf } from './json-body';

/** The pages that a brand shows best. */
const paths = { home: publicSitePath, login: '/login' } as const;

interface PictureBody {
  page: keyof typeof paths;
  brand: Partial<CatalogTenant>;
}

/** The address that a picture has once it is saved. The desk replaces it with the file that was chosen. */
const pictureAddress = { type: 'string', pattern: '^(?:/brand/[a-z0-9]+[.][a-z0-9]+)?$', maxLength: 100 };

const brand = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...Object.fromEntries(
      brandFactNames.map((name) => [name, { type: 'string', maxLength: tenantFacts[name].maxLength }]),
    ),
    companyLogo: pictureAddress,
    favicon: pictureAddress,
    backgroundImg: pictureAddress,
  },
};

export interface PictureRouteOptions {
  keeper: Pick<CatalogKeeper, 'catalog'>;
  pictures: PictureNeeds;
}

/** Pages with a brand that nobody has saved yet, for the desk's preview. */
export function pictureRoute(scope: FastifyInstance, { keeper, pictures }: PictureRouteOptions): void {
  scope.register(async (platform) => {
    onlyUnlimited(platform, say('管理租户', 'change tenants'), ['tenants', 'admin']);
    platform.post<{ Params: { tenant: string }; Body: PictureBody }>(
      '/tenants/:tenant/picture',
      { config: { changesNothing: true }, ...bodyOf({ page: { enum: Object.keys(paths) }, brand }, ['page', 'brand']) },
      async ({ params: { tenant: code }, body: { page, brand: draft }, ip: address }) => {
        const { catalog } = keeper;
        const stored = catalog?.tenants.find((tenant) => tenant.code === code);
        if (!catalog || !stored) throw new NotThere('tenant', code);
        const html = await pagePicture(pictures, {
          ...{ catalog, tenant: stored, draft, path: paths[page], address },
        });
        if (html === undefined)
          throw new ApiRefusal(
            409,
            'no-host',
            say('该租户还没有运行的页面，暂时没有预览。', 'The tenant runs no pages yet, so there is no preview.'),
          );
        return { html };
      },
    );
  });
}
