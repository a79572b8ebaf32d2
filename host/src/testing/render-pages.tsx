import { type BootDocument, bootElementId } from '@portal/shared/boot';
import { render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';

const boot: BootDocument = {
  audience: 'customers',
  home: '/index/index',
  tenant: {
    code: 'localhost',
    platformName: '供应链金融服务平台',
    themeColor: '#D83651',
    companyLogo: '',
    favicon: '',
    backgroundImg: '',
    backgroundTitle: '让信用流转',
    backgroundContent: '面向核心企业与链上企业',
    filingsContent: '京ICP备00000000号',
    mainSystem: null,
    legalName: '供链通（演示）科技有限公司',
    address: '上海市浦东新区世纪大道 8000 号',
    hotline: '400-000-1234',
  },
  host: { package: 'host', version: '1.0.0', build: 'abc', hashes: null },
  remotes: [],
  integrity: {},
  demo: true,
  standalone: null,
  override: null,
};

/**
 * Writes the boot document as the gateway does, and sets a window of common width. The document is read once in a test
 * file.
 */
export function writeBoot(change: Partial<BootDocument['tenant']> = {}, remotes: BootDocument['remotes'] = []): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = bootElementId;
  script.textContent = JSON.stringify({ ...boot, remotes, tenant: { ...boot.tenant, ...change } });
  document.head.append(script);
  setWindowWidth(1440);
}

const elsewhere: RouteObject = { path: '*', element: <h1>别处</h1> };

/** Gives the window this width for media queries of the form `(max-width: …px)`, which jsdom does not know. */
export function setWindowWidth(width: number): void {
  window.matchMedia = (query) =>
    ({
      matches: width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? -1),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
}

/** Renders routes at an address; any other address shows 别处. */
export function renderPages(routes: RouteObject[], address: string) {
  const router = createMemoryRouter([...routes, elsewhere], { initialEntries: [address] });
  return { ...render(<RouterProvider router={router} />), router };
}
