import type { CatalogTenant } from '@portal/releases';
import { formatMinute } from '@portal/shared/format';
import { escapeHtml } from '../http/escape-html';
import { toolPage } from '../http/own-page';
import type { OverrideGrant } from './override-grant';

interface Asked {
  readonly action: string;
  readonly token: string;
  /** The page that opens then; null: the first page. */
  readonly path: string | null;
}

/** Shows what a link would do, and the button that starts it. Nothing happens to a visitor who is only led here. */
export function confirmPage(
  { slot, package: packageName, build, kind, origin, until }: OverrideGrant,
  { platformName, code }: CatalogTenant,
  { action, token, path }: Asked,
): string {
  const alone = kind === 'standalone';
  const title = alone ? '独立运行测试版本' : '替换为测试版本';
  const what = alone
    ? '确认后，此浏览器可以独立运行下面的版本。'
    : '确认后，此浏览器会用下面的版本替换正式版本，其他客户不受影响。';
  const rows = [
    ['平台', `${escapeHtml(platformName)} <small>${escapeHtml(code)}</small>`],
    [alone ? '独立运行' : '替换的模块', escapeHtml(slot)],
    ['测试版本', `<code>${escapeHtml(`${packageName}@${build}`)}</code>`],
    ...(origin ? [['代码来源', `<code>${escapeHtml(origin)}</code>`]] : []),
    ...(path ? [['打开页面', `<code>${escapeHtml(path)}</code>`]] : []),
    ['失效时间', `<span class="once">${formatMinute(until * 1000)}</span>`],
  ];
  const trust = origin
    ? '<p class="bad">代码由上面的服务器提供，能看到您在本站的操作。不是您或同事的服务器时，请取消。</p>'
    : '<p>如果这个链接不是您向同事索取的，请取消。</p>';
  return toolPage({
    title,
    body: `<h1>${title}</h1>
<p>${what}链接只能使用一次。</p>
<section>
<dl>${rows.map(([name = '', value = '']) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>
${trust}
<form method="post" action="${action}"><input type="hidden" name="token" value="${escapeHtml(token)}"><button class="main">${alone ? '确认运行' : '确认替换'}</button><a class="button" href="/">取消</a></form>
</section>`,
  });
}
