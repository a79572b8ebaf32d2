import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { AssetRecord, HostRecord, RemoteRecord } from '@portal/release-record';
import type { AssetBytes } from '@portal/releases';

/** Releases as a build writes them: small, but with every part that the gateway reads. */

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};

export function contentOf(packageName: string, build: string, path: string): Buffer {
  return Buffer.from(`/* ${packageName} ${build} ${path} */\n`.repeat(40));
}

function assetRecord(packageName: string, build: string, path: string): AssetRecord {
  const bytes = contentOf(packageName, build, path);
  return {
    path,
    sha384: createHash('sha384').update(bytes).digest('base64'),
    bytes: bytes.length,
    type: types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
  };
}

export function filesOf({ package: name, build, assets }: HostRecord | RemoteRecord): Map<string, AssetBytes> {
  return new Map(
    assets.map(({ path }) => {
      const identity = contentOf(name, build, path);
      const compressed = path.endsWith('.svg')
        ? {}
        : { brotli: brotliCompressSync(identity), gzip: gzipSync(identity) };
      return [path, { identity, ...compressed }];
    }),
  );
}

export function sampleHost(build = 'h1'): HostRecord {
  const files = ['main.js', 'start.js', 'start.css', 'react.js', 'dom.js', 'ui.js', 'data.js', 'login.js', 'login.css'];
  return {
    format: 1,
    kind: 'host',
    package: 'host',
    version: '1.0.0',
    build,
    entry: 'main.js',
    globalName: `portal_host_${build}`,
    initial: ['main.js'],
    start: { assets: ['start.css', 'start.js'], needs: ['react-dom'] },
    provides: [
      { request: 'react', version: '19.3.1', exports: ['useState'], assets: ['react.js'], needs: [] },
      { request: 'react-dom', version: '19.3.1', exports: ['render'], assets: ['dom.js'], needs: ['react'] },
      { request: 'ui', version: '1.0.0', exports: ['Button'], assets: ['ui.js'], needs: ['react'] },
      {
        request: 'ui/data',
        version: '1.0.0',
        exports: ['Table'],
        assets: ['ui.js', 'data.js'],
        needs: ['ui', 'react'],
      },
    ],
    baseStyle: 'body{margin:0}',
    pageStart: 'begin()',
    redirects: { '/': '/index', '/index': '/index/index', '/loop': '/loop' },
    readsHashLists: true,
    readsOwnHashList: true,
    pages: [
      { path: '/login', title: '登录', permission: false, assets: ['login.css', 'login.js'], needs: ['ui'] },
      { path: '/login/changeComp', title: '选择企业', permission: false, assets: [], needs: [] },
      { path: '/404', title: '页面不存在', permission: false, assets: [], needs: [] },
    ],
    shells: [
      { prefix: '/', html: '<p class="plain">{{platformName}}</p>', css: '.plain{color:red}' },
      {
        prefix: '/login',
        html: '<p class="entry">{{#companyLogo}}<img src="{{companyLogo}}" alt="">{{/companyLogo}}{{^companyLogo}}<i></i>{{/companyLogo}}{{platformName}}|{{#titleWords}}<wbr>{{.}}{{/titleWords}}|{{backgroundContent}}|{{filingsContent}}</p>',
        css: '.entry{color:var(--brand)}',
      },
    ],
    assets: files.map((path) => assetRecord('host', build, path)),
  };
}

export interface RemoteSample {
  slot: string;
  prefix: string;
  packageName?: string;
  build?: string;
}

export function sampleRemote({ slot, prefix, packageName = slot, build = 'r1' }: RemoteSample): RemoteRecord {
  const permission = prefix !== '/index';
  const files = ['entry.js', 'list.js', 'list.css', 'detail.js', 'picture.svg'];
  return {
    format: 1,
    kind: 'remote',
    package: packageName,
    version: '2.0.0',
    build,
    entry: 'entry.js',
    globalName: `portal_${packageName.replaceAll('-', '_')}_${build}`,
    slot,
    owns: [{ prefix, permission, prodCode: 'CRM' }],
    menu: [{ title: slot, path: `${prefix}/index`, area: 'header', order: 1 }],
    needs: [],
    bundledProvided: [],
    pages: [
      {
        path: `${prefix}/index`,
        title: `${slot}首页`,
        permission,
        assets: ['list.css', 'list.js'],
        needs: ['ui/data'],
      },
      { path: `${prefix}/detail/:id`, title: `${slot}详情`, permission, assets: ['detail.js'], needs: [] },
    ],
    shells: [],
    assets: files.map((path) => assetRecord(packageName, build, path)),
  };
}

/** A public site whose pages the gateway draws: an article, and a list with a search. */
export function sampleRenderedSite(build = 'r1', packageName = 'site'): RemoteRecord {
  const site = sampleRemote({ slot: 'site', prefix: '/index', build, packageName });
  const page = { permission: false, assets: ['list.css'], needs: [] };
  return {
    ...site,
    server: 'server.js',
    assets: [...site.assets, ...['late.css', 'server.js'].map((path) => assetRecord(packageName, build, path))],
    pages: [
      {
        ...{ ...page, path: '/index/article/:id/:name', title: '资讯详情' },
        reads: { calls: [{ call: 'articleInfo', body: { id: { param: 'id' } } }] },
        whole: { assets: ['late.css'], needs: [] },
      },
      {
        ...{ ...page, path: '/index/list', title: '新闻资讯' },
        reads: {
          calls: [
            {
              call: 'articleList',
              body: { kind: 'news', keyword: { query: 'keyword' }, pageNum: { query: 'page', otherwise: 1 } },
            },
          ],
          query: { page: 'kept', keyword: 'search' },
        },
      },
      { ...page, path: '/index/index', title: '首页' },
    ],
  };
}
